/** Intervals of animations that start automatically, in milliseconds. Source: docs/site.md, sections 4 and 9. */
export const TICKER_MS = 4_000;
export const MORPH_MS = 30_000;
export const COUNT_MS = 2_000;
