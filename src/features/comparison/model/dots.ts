import { comparison } from '#site/figures.ts';
import type { Metric } from './comparison.ts';

/** Number of dots in a row: the hours of three working days, and a quarter of a hundred. */
export const columns = { time: 24, cost: 25, accuracy: 25 } as const satisfies Record<Metric, number>;

export interface DotCounts {
  full: number;
  /** 1 if the last figure is half right, as 98.5 of 100 are. */
  half: 0 | 1;
  /** Errors. */
  hollow: number;
}

/**
 * Counts the dots of a value. A dot is an hour, the product's cost per deal, or one of a hundred figures, which is hollow
 * if it is wrong.
 */
export function countDots(metric: Metric, value: number): DotCounts {
  if (metric === 'time') return { full: value, half: 0, hollow: 0 };
  if (metric === 'cost') return { full: Math.round(value / comparison.cost.product), half: 0, hollow: 0 };
  const halves = Math.round(200 * value);
  const half = halves % 2 === 1 ? 1 : 0;
  const full = (halves - half) / 2;
  return { full, half, hollow: 100 - full - half };
}
