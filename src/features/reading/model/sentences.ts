interface Span {
  start: number;
  end: number;
}

/**
 * The longest utterance in characters. Chromium stops in the middle of an utterance that takes longer than about 15
 * seconds.
 */
export const LONGEST = 180;

/** Positions at which a long sentence may be split: after punctuation, or else between words. */
const breaks = [/[;:,—–)]\s/g, /\s/g];

/** Returns the sentences of a text in this language, and splits sentences that are too long. */
export function sentencesOf(text: string, language: string): Span[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    return part(text, { start, end: start + segment.trim().length });
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
