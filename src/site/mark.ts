/**
 * The sign of the house: rows of three, two and one dot, the last one kept. Header, icons and cards are
 * drawn from it.
 */
export const mark = {
  width: 28,
  height: 26,
  dots: [
    { x: 4, y: 4, r: 3, kept: false },
    { x: 14, y: 4, r: 3, kept: false },
    { x: 24, y: 4, r: 3, kept: false },
    { x: 9, y: 12.5, r: 3, kept: false },
    { x: 19, y: 12.5, r: 3, kept: false },
    { x: 14, y: 21.5, r: 3.6, kept: true },
  ],
} as const;
