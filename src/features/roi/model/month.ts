/** The hours of one dot. The unit is fixed, so twice the hours are always twice the dots. */
export const HOURS_OF_DOT = 10;

/** The places of a block. The two blocks of a month are next to each other, or one below the other. */
export interface Block {
  columns: number;
  rows: number;
}

/** From few large places to many small ones. The last has room for the largest inputs, 200 deals of 20 hours. */
const blocks: readonly [Block, Block] = [
  { columns: 10, rows: 5 },
  { columns: 20, rows: 10 },
];

export const placesOf = ({ columns, rows }: Block): number => columns * rows;

/** Returns the block with the largest places in which these hours fit. */
export const blockFor = (hours: number): Block =>
  hours <= 2 * placesOf(blocks[0]) * HOURS_OF_DOT ? blocks[0] : blocks[1];

/** The width of a dot as a share of its place. */
export const DOT = 0.6;

/** Returns the number of dots in the block that begins at this place. The last dot may be a part of a dot. */
export const dotsFrom = (place: number, hours: number, block: Block) =>
  Math.min(placesOf(block), Math.max(0, hours / HOURS_OF_DOT - place));

/**
 * Returns the area of the first dots of a block as a CSS shape: all complete columns, and the beginning of the next
 * column. A part of a dot is the upper part of it. Every shape has six corners, so that browsers can animate the change
 * from one to another.
 */
export function shapeOf(dots: number, { columns, rows }: Block): string {
  const whole = Math.floor(dots);
  const part = dots - whole;
  const left = (Math.floor(whole / rows) * 100) / columns;
  const right = left + 100 / columns;
  const depth = Math.round((((whole % rows) + (part && (1 - DOT) / 2 + part * DOT)) * 100) / rows);
  return `polygon(0 0,${right}% 0,${right}% ${depth}%,${left}% ${depth}%,${left}% 100%,0 100%)`;
}
