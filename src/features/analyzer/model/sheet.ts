import { partScores } from './sample.ts';

/** The parts of the sample sheet that are written at a percentage of the simulated analysis. */
export interface WrittenSheet {
  hasName: boolean;
  /** The number of criteria whose rows are ruled. */
  rules: number;
  /** The written share of each criterion's bar, 0 to 1. */
  bars: readonly number[];
  /** The number of highlighted dots. */
  dots: number;
  hasTotal: boolean;
}

/** Percentages from one rule to the next, and from one bar to the next. */
const RULE = 5;
const BAR = 20;

/**
 * Returns the written parts: the name, then a rule for each criterion, then their bars one after another. A dot lights
 * up when a bar begins, and the last dot with the total.
 */
export function sheetAt(percent: number): WrittenSheet {
  return {
    hasName: percent > 0,
    rules: Math.min(Math.floor(percent / RULE), partScores.length),
    bars: partScores.map((_, index) => Math.min(Math.max(percent / BAR - index - 1, 0), 1)),
    dots: Math.floor(percent / BAR),
    hasTotal: percent === 100,
  };
}
