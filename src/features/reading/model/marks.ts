import { findQuote, type TextQuote } from './quote.ts';

/** A passage that the reader has marked. */
export interface Mark extends TextQuote {
  /** The path of the text without the prefix of a locale. It contains the text's slug. */
  path: string;
  /** Language of the text. */
  language: string;
  /** Title of the text, for the exported file. */
  title: string;
}

/** The longest passage that can be marked, in characters. A longer selection is the complete text. */
export const LONGEST_MARK = 3_000;

const isSame = (one: Mark, other: Mark) => keys.every((key) => one[key] === other[key]);
const keys = ['path', 'language', 'title', 'exact', 'prefix', 'suffix'] as const;

/** Adds a mark, unless the same passage is marked already. */
export const addMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.some((one) => isSame(one, mark)) ? marks : [...marks, mark];

export const removeMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] =>
  marks.filter((one) => !isSame(one, mark));

/** Returns the marks of one text in one language. */
export const marksOf = (
  marks: readonly Mark[],
  { path, language }: Pick<Mark, 'path' | 'language'>,
): readonly Mark[] => marks.filter((mark) => mark.path === path && mark.language === language);

/**
 * Returns all marks, with the marks of one text in the order of that text. Marks that the text no longer contains come
 * last.
 */
export function inTextOrder(
  marks: readonly Mark[],
  text: string,
  place: Pick<Mark, 'path' | 'language'>,
): readonly Mark[] {
  const own = marksOf(marks, place)
    .map((mark) => ({ mark, start: findQuote(text, mark)?.start ?? text.length }))
    .sort((one, other) => one.start - other.start)
    .map(({ mark }) => mark);
  const first = marks.findIndex((mark) => own.includes(mark));
  const others = (part: readonly Mark[]) => part.filter((mark) => !own.includes(mark));
  return [...others(marks.slice(0, first)), ...own, ...others(marks.slice(first))];
}

/** Parses the output of `serializeMarks` and ignores anything else. */
export function parseMarks(text: string | null): readonly Mark[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isMark) : [];
  } catch {
    return [];
  }
}

/** Returns '' without marks, so that the storage key is removed. */
export const serializeMarks = (marks: readonly Mark[]): string =>
  marks.length > 0 ? JSON.stringify(marks) : '';

const isMark = (value: unknown): value is Mark =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Returns the anchor of a mark, whose position among the marks of its text is `index`. */
export const markAnchor = (index: number) => `mark-${index + 1}`;

/** A text with its marks. */
export interface MarkedText extends Pick<Mark, 'language' | 'title'> {
  /** The address of the text without its origin. */
  address: string;
  marks: readonly Mark[];
}

/** Groups marks by the texts that contain them. */
export function markedTexts(marks: readonly Mark[]): MarkedText[] {
  const texts = new Map<string, MarkedText>();
  for (const mark of marks) {
    const { path, language, title } = mark;
    const address = `/${language}${path}`;
    const others = texts.get(address)?.marks ?? [];
    texts.set(address, { address, language, title, marks: [...others, mark] });
  }
  return [...texts.values()];
}

/** Returns all marks as a plain text, grouped by the texts that contain them. */
export const exportedMarks = (marks: readonly Mark[], siteUrl: string): string =>
  markedTexts(marks)
    .map(({ title, address, marks: group }) => {
      const quotes = group.map(({ exact }) => exact.replaceAll('\n', '\n\n'));
      return `${title}\n${siteUrl}${address}\n\n${quotes.join('\n\n* * *\n\n')}\n`;
    })
    .join('\n\n');
