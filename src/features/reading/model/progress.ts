import { isBefore, type ReadingPosition } from './position.ts';

interface Heard {
  language: string;
  sentence: number;
}

interface ArticleProgress {
  /** The position at which reading was interrupted. */
  position?: ReadingPosition;
  /** The sentence at which reading aloud ended, with the language of the text. */
  heard?: Heard;
  /** Set after the article has been read to the end. */
  read?: true;
}

/** Reading progress on this device, by slug of the article. */
type ReadingProgress = Readonly<Record<string, ArticleProgress>>;

interface PositionUpdate {
  slug: string;
  position: ReadingPosition;
  atEnd: boolean;
  /** The position of an earlier visit that the reader is still offered. */
  offered: ReadingPosition | undefined;
}

/**
 * Records the reading position of an article. The beginning of an article is not recorded. Only a later position
 * replaces a position that is offered.
 */
export function recordPosition(
  progress: ReadingProgress,
  { slug, position, atEnd, offered }: PositionUpdate,
): ReadingProgress {
  if (atEnd) return { ...progress, [slug]: { read: true } };
  if (position.block === 0 || (offered && isBefore(position, offered))) return progress;
  return { ...progress, [slug]: { ...progress[slug], position } };
}

/**
 * Records the last sentence of an article that was read aloud. `heard` is undefined after the last sentence of the
 * text.
 */
export function recordHeard(
  progress: ReadingProgress,
  slug: string,
  heard: Heard | undefined,
): ReadingProgress {
  const { heard: _, ...others } = progress[slug] ?? {};
  return { ...progress, [slug]: { ...others, ...(heard && { heard }) } };
}

/** Returns the sentence at which listening ended, if it was in this language. */
export function heardIn(progress: ReadingProgress, slug: string, language: string): number | undefined {
  const heard = progress[slug]?.heard;
  return heard?.language === language ? heard.sentence : undefined;
}

/** Parses the output of `serializeProgress` and ignores anything else. */
export function parseProgress(text: string | null): ReadingProgress {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(parsed)) return {};
    return Object.fromEntries(
      Object.entries(parsed).map(([slug, value]) => [slug, parseArticleProgress(value)]),
    );
  } catch {
    return {};
  }
}

export const serializeProgress = (progress: ReadingProgress): string => JSON.stringify(progress);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseArticleProgress(value: unknown): ArticleProgress {
  if (!isRecord(value)) return {};
  const position = parsePosition(value.position);
  const heard = parseHeard(value.heard);
  return {
    ...(position && { position }),
    ...(heard && { heard }),
    ...(value.read === true && { read: true }),
  };
}

function parsePosition(position: unknown): ReadingPosition | undefined {
  if (!isRecord(position)) return undefined;
  const { block, share } = position;
  const fits = Number.isInteger(block) && typeof share === 'number' && share >= 0 && share <= 1;
  return fits ? { block: Number(block), share } : undefined;
}

function parseHeard(heard: unknown): Heard | undefined {
  if (!isRecord(heard)) return undefined;
  const { language, sentence } = heard;
  const fits = typeof language === 'string' && Number.isInteger(sentence) && Number(sentence) >= 0;
  return fits ? { language, sentence: Number(sentence) } : undefined;
}
