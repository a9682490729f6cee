/** Matches the first number of a text with its decimals. None of the figures that count up has grouped digits. */
const NUMBER = /\d+(?:([.,])(\d+))?/;

/**
 * Returns a text with its figure multiplied by `share`. For example, "98,5%" at a share of 0.5 is "49,3%". The number
 * of decimals and the decimal mark stay the same.
 */
export function countedText(final: string, share: number): string {
  return final.replace(NUMBER, (figure, mark = '.', decimals = '') =>
    (Number(figure.replace(mark, '.')) * share).toFixed(decimals.length).replace('.', mark),
  );
}

/** Eases out: fast at first, then gently to a stop. Source: docs/site.md, section 4 ("ease-out"). */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/**
 * The share at which counting begins. The page has already shown the figure and must not contradict it ("0 % less").
 */
const FIRST_SHARE = 0.9;

/** Returns all texts that are shown one after the other, each for the same time, until the figure is reached. */
export const countedFrames = (final: string, frames: number): string[] =>
  Array.from({ length: frames }, (_, frame) =>
    countedText(final, FIRST_SHARE + (1 - FIRST_SHARE) * easeOut(frame / (frames - 1))),
  );
