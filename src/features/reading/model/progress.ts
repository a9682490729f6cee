import { isBefore, type ReadingPosition } from './position.ts';

/** Anchor of a link that leads to the last reading position of an article. No element has this id. */
export const CONTINUE_ANCHOR = 'continue';

interface Heard {
  language: string;
  sentence: number;
}

interface ArticleProgress {
  /** The position at which reading was interrupted. */
  position?: ReadingPosition;
  /** The share of the text before the position, 0 to 1. */
  readShare?: number;
  /** Set after the reader has declined to continue. A later position removes it. */
  declined?: true;
  /** The sentence at which reading aloud ended, with the language of the text. */
  heard?: Heard;
  /** Set after the article has been read to the end. */
  read?: true;
}

/** Reading progress on this device, by slug of the article. The article read last is the last entry. */
type ReadingProgress = Readonly<Record<string, ArticleProgress>>;

/**
 * Whether the end of the text is in view. `skipped` means that the reader has jumped to the end, for example to look at
 * the sources. The article is then not read, and the position before the jump remains.
 */
export type EndOfText = 'below' | 'read' | 'skipped';

interface PositionUpdate {
  slug: string;
  position: ReadingPosition;
  readShare?: number;
  end: EndOfText;
  /** The position of an earlier visit that the reader is still offered. */
  offered: ReadingPosition | undefined;
}

/**
 * Records the reading position of an article. The beginning of an article is not recorded. Only a later position
 * replaces a position that is offered.
 */
export function recordPosition(
  progress: ReadingProgress,
  { slug, position, readShare, end, offered }: PositionUpdate,
): ReadingProgress {
  const { [slug]: before, ...others } = progress;
  if (end === 'read') return { ...others, [slug]: { read: true } };
  if (end === 'skipped') return progress;
  if (position.block === 0 || (offered && isBefore(position, offered))) return progress;
  const { declined: _, ...record } = before ?? {};
  return { ...others, [slug]: { ...record, position, ...(readShare !== undefined && { readShare }) } };
}

/** Returns the article to continue: the last one of these that was begun, and neither finished nor declined. */
export const begunArticle = (progress: ReadingProgress, slugs: readonly string[]): string | undefined =>
  Object.keys(progress).findLast((slug) => {
    const { position, read, declined } = progress[slug] ?? {};
    return position && !read && !declined && slugs.includes(slug);
  });

export const declineToContinue = (progress: ReadingProgress, slug: string): ReadingProgress => ({
  ...progress,
  [slug]: { ...progress[slug], declined: true },
});

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
    ...(isShare(value.readShare) && { readShare: value.readShare }),
    ...(value.declined === true && { declined: true }),
    ...(heard && { heard }),
    ...(value.read === true && { read: true }),
  };
}

function parsePosition(position: unknown): ReadingPosition | undefined {
  if (!isRecord(position)) return undefined;
  const { block, share } = position;
  return Number.isInteger(block) && isShare(share) ? { block: Number(block), share } : undefined;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function parseHeard(heard: unknown): Heard | undefined {
  if (!isRecord(heard)) return undefined;
  const { language, sentence } = heard;
  const fits = typeof language === 'string' && Number.isInteger(sentence) && Number(sentence) >= 0;
  return fits ? { language, sentence: Number(sentence) } : undefined;
}
