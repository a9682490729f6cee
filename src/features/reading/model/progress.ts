import { isBefore, type ReadingPosition } from './position.ts';

interface Heard {
  language: string;
  sentence: number;
}

interface ArticleProgress {
  /** The place where reading was interrupted. */
  position?: ReadingPosition;
  /** The sentence at which reading aloud ended, with the language of the text. */
  heard?: Heard;
  /** Set once it has been read to the end. */
  read?: true;
}

/** Reading progress on this device, by slug of the article. */
type ReadingProgress = Readonly<Record<string, ArticleProgress>>;

interface PositionUpdate {
  slug: string;
  position: ReadingPosition;
  atEnd: boolean;
  /** The place of an earlier visit, still on offer to the reader. */
  offered: ReadingPosition | undefined;
}

/**
 * Records the reading position of an article. Its beginning is not recorded, and a place on offer is replaced
 * only by a later one.
 */
export function recordPosition(
  progress: ReadingProgress,
  { slug, position, atEnd, offered }: PositionUpdate,
): ReadingProgress {
  if (atEnd) return { ...progress, [slug]: { read: true } };
  if (position.block === 0 || (offered && isBefore(position, offered))) return progress;
  return { ...progress, [slug]: { ...progress[slug], position } };
}

/** Records the last sentence heard of an article; undefined once it has been heard to the end. */
export function recordHeard(
  progress: ReadingProgress,
  slug: string,
  heard: Heard | undefined,
): ReadingProgress {
  const { heard: _, ...others } = progress[slug] ?? {};
  return { ...progress, [slug]: { ...others, ...(heard && { heard }) } };
}

/** The sentence at which listening ended, if it was in this language. */
export function heardIn(progress: ReadingProgress, slug: string, language: string): number | undefined {
  const heard = progress[slug]?.heard;
  return heard?.language === language ? heard.sentence : undefined;
}

/** Parses the output of `writePlaces`; anything else is ignored. */
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
  const position = parsePosition(value.place);
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
