/** The first number of a text, with its decimals; none of those that count up is grouped. */
const NUMBER = /\d+(?:([.,])(\d+))?/;

/** A text on the way to its figure: "98,5%" at a share of 0.5 is "49,3%", with the same decimals and the same mark. */
export function countedText(final: string, share: number): string {
  return final.replace(NUMBER, (figure, mark = '.', decimals = '') =>
    (Number(figure.replace(mark, '.')) * share).toFixed(decimals.length).replace('.', mark),
  );
}

/** Fast at first, gently to a stop. Source: docs/site.md, section 4 ("ease-out"). */
const easeOut = (share: number) => 1 - (1 - share) ** 3;

/** The share it begins at: the page has shown the figure already, and must not take it back ("0 % less"). */
const FIRST_SHARE = 0.9;

/** All texts that are shown one after the other, for the same time each, until the figure is reached. */
export const countedFrames = (final: string, frames: number): string[] =>
  Array.from({ length: frames }, (_, frame) =>
    countedText(final, FIRST_SHARE + (1 - FIRST_SHARE) * easeOut(frame / (frames - 1))),
  );
