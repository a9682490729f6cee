/** Characters of an excerpt before and after its first match. */
const BEFORE = 60;
const AFTER = 120;

/** A piece of an excerpt; `isMatch` pieces are the words that the search has found. */
export interface ExcerptPiece {
  /** Index of the piece in its excerpt. */
  index: number;
  text: string;
  isMatch: boolean;
}

/**
 * Returns the passage of a text around its first match, in pieces. Returns no pieces if no word matches.
 * @param isMatch says whether the search has found a word
 */
export function excerptOf(text: string, isMatch: (word: string) => boolean): ExcerptPiece[] {
  const first = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isMatch(word));
  if (!first) return [];
  const start = startOf(text, first.index);
  const end = endOf(text, first.index + first[0].length);
  const passage = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return passage
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((piece, index) => ({ index, text: piece, isMatch: isMatch(piece) }));
}

/** Returns the start of the sentence, or of a word if the sentence starts far away. */
function startOf(text: string, at: number): number {
  const near = Math.max(0, at - BEFORE);
  const sentence = Math.max(...['. ', '? ', '! ', '· '].map((end) => text.lastIndexOf(end, at - 1) + 2));
  if (sentence >= 2 && sentence >= near && sentence <= at) return sentence;
  return near === 0 ? 0 : text.indexOf(' ', near) + 1;
}

/** Returns the end of the passage: the end of a word. */
function endOf(text: string, at: number): number {
  const far = at + AFTER;
  if (far >= text.length) return text.length;
  return Math.max(at, text.lastIndexOf(' ', far));
}
