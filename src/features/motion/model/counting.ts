/** The first number of a text, with its decimals; none of those that count up is grouped. */
const NUMBER = /\d+(?:([.,])(\d+))?/;

/** A text on the way to its figure: "98,5%" at a share of 0.5 is "49,3%", with the same decimals and the same mark. */
export function countedText(final: string, share: number): string {
  return final.replace(NUMBER, (figure, mark = '.', decimals = '') =>
    (Number(figure.replace(mark, '.')) * share).toFixed(decimals.length).replace('.', mark),
  );
}
