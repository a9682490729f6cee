/** The hours of one dot. The unit is fixed, so twice the hours always fill twice the places. */
export const HOURS_OF_DOT = 10;

/**
 * The places of a block. The two blocks of a month are next to each other, or one below the other. They have room for
 * the largest inputs, 200 deals of 20 hours.
 */
export const block = { columns: 20, rows: 10, places: 200 } as const;

/** The width of a dot as a share of its place. */
export const DOT = 0.6;

/** Returns the number of dots in the block that begins at this place. The last dot may be a part of a dot. */
export const dotsFrom = (place: number, hours: number) =>
  Math.min(block.places, Math.max(0, hours / HOURS_OF_DOT - place));

/**
 * Returns the area of the first dots of a block as a CSS shape: all complete columns, and the beginning of the next
 * column. A part of a dot is the upper part of it. Every shape has six corners, so that browsers can animate the change
 * from one to another.
 */
export function shapeOf(dots: number): string {
  const whole = Math.floor(dots);
  const part = dots - whole;
  const left = (Math.floor(whole / block.rows) * 100) / block.columns;
  const right = left + 100 / block.columns;
  const rows = (whole % block.rows) + (part && (1 - DOT) / 2 + part * DOT);
  const depth = Math.round((rows * 100) / block.rows);
  return `polygon(0 0,${right}% 0,${right}% ${depth}%,${left}% ${depth}%,${left}% 100%,0 100%)`;
}
