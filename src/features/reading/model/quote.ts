/** A passage of a text with the text around it. Source: W3C, Web Annotation Data Model, section 4.2.4. */
export interface TextQuote {
  exact: string;
  /** The end of the text before the passage. */
  prefix: string;
  /** The beginning of the text after the passage. */
  suffix: string;
}

export interface Span {
  start: number;
  end: number;
}

export const isWithin = (part: Span, whole: Span | null | undefined): boolean =>
  !!whole && part.start >= whole.start && part.end <= whole.end;

export const overlaps = (one: Span, other: Span | null | undefined): boolean =>
  !!other && one.start < other.end && other.start < one.end;

/** Returns the smallest span that contains a span and all others that overlap it. */
export function unionOf(span: Span, others: readonly (Span | null)[]): Span {
  const parts = [span, ...others.filter((other) => other !== null).filter((other) => overlaps(span, other))];
  return {
    start: Math.min(...parts.map(({ start }) => start)),
    end: Math.max(...parts.map(({ end }) => end)),
  };
}

/** Maximum length of the prefix and the suffix, in characters. */
const CONTEXT = 32;

/** Returns true if there is a letter or a digit on both sides of a position. */
const isInWord = (text: string, at: number): boolean =>
  at > 0 && /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1));

/**
 * Returns the passage between two positions, without white space at its ends, and with the whole of its first and last
 * word, which a finger seldom selects exactly. Undefined if nothing is left.
 */
export function quoteOf(text: string, { start, end }: Span): TextQuote | undefined {
  const selected = text.slice(start, end);
  const trimmed = selected.trim();
  if (!trimmed) return undefined;
  let from = start + selected.length - selected.trimStart().length;
  let to = from + trimmed.length;
  while (isInWord(text, from)) from -= 1;
  while (isInWord(text, to)) to += 1;
  return {
    exact: text.slice(from, to),
    prefix: text.slice(Math.max(0, from - CONTEXT), from),
    suffix: text.slice(to, to + CONTEXT),
  };
}

/**
 * Returns the position of a passage in a text that may have changed since. If the passage occurs several times, the
 * text around it decides. If the passage itself has changed, the text around it or its own ends still locate it.
 */
export function findQuote(text: string, quote: TextQuote): Span | undefined {
  const { exact, prefix, suffix } = quote;
  const [best] = occurrences(text, exact).sort(
    (one, other) => contextAt(text, other, quote) - contextAt(text, one, quote),
  );
  if (best !== undefined) return { start: best, end: best + exact.length };
  const longest = 2 * exact.length;
  const around = between(text, prefix, suffix, longest);
  if (around) return { start: around.start + prefix.length, end: around.end - suffix.length };
  if (exact.length < 2 * CONTEXT) return undefined;
  return between(text, exact.slice(0, CONTEXT), exact.slice(-CONTEXT), longest);
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

/** Returns how many characters around a position match the text around the quote. */
function contextAt(text: string, at: number, { exact, prefix, suffix }: TextQuote): number {
  const reversed = (part: string) => [...part].reverse().join('');
  const before = text.slice(Math.max(0, at - prefix.length), at);
  const after = text.slice(at + exact.length);
  return commonLength(reversed(before), reversed(prefix)) + commonLength(after, suffix);
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one[length] === other[length]) length += 1;
  return length;
}

/** Returns the first span from one part to the other that is at most this long, without the length of the parts. */
function between(text: string, first: string, last: string, longest: number): Span | undefined {
  if (!first || !last) return undefined;
  for (const start of occurrences(text, first)) {
    const at = text.indexOf(last, start + first.length);
    if (at >= 0 && at - start - first.length <= longest) return { start, end: at + last.length };
  }
  return undefined;
}
