import type { Span } from './quote.ts';

/**
 * The longest utterance in characters. Chromium stops in the middle of an utterance that takes longer than about 15
 * seconds.
 */
export const LONGEST = 180;

/** Positions at which a long sentence may be split: after punctuation, or else between words. */
const breaks = [/[;:,—–)]\s/g, /\s/g];

/** Matches the end of a part after which a German sentence goes on: an ordinal or an abbreviation. */
const GOES_ON = /(?:^|[\s(])(?:\d{1,2}|Mio|Mrd|Tsd|Nr|Abs|Art|bzw|ca)\.\s*$/;

/** Returns the sentences of a text in this language, and splits sentences that are too long. */
export function sentencesOf(text: string, language: string): Span[] {
  const segments = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  const goesOn = (segment = '') => language.startsWith('de') && GOES_ON.test(segment);
  const starts = segments.filter((_, at) => !goesOn(segments[at - 1]?.segment)).map(({ index }) => index);
  return starts.flatMap((index, at) => {
    const sentence = text.slice(index, starts[at + 1]);
    const start = index + sentence.length - sentence.trimStart().length;
    return part(text, { start, end: start + sentence.trim().length });
  });
}

function part(text: string, { start, end }: Span): Span[] {
  if (end === start) return [];
  if (end - start <= LONGEST) return [{ start, end }];
  const head = text.slice(start, start + LONGEST);
  const cut = start + (breaks.map((sign) => lastEnd(head, sign)).find((at) => at > 0) ?? LONGEST);
  return [{ start, end: cut }, ...part(text, { start: cut, end })];
}

/** Returns the end of the last match, or 0 if there is none. */
const lastEnd = (text: string, sign: RegExp): number =>
  Math.max(0, ...[...text.matchAll(sign)].map((match) => match.index + match[0].length));
