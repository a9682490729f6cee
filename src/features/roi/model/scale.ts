/** Factors of the round numbers on a scale, which are 1, 2 or 5 times a power of ten. */
const steps = [1, 2, 5] as const;

/** Returns the smallest round number not below `least`, which must be above 0. */
export function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = steps.find((candidate) => candidate * power >= least);
  return step ? step * power : 10 * power;
}

/** The maximum number of dots. Visitors cannot count more. */
const MOST_DOTS = 100;

/** Returns the hours per dot for the larger of two amounts, so that this amount has at most a hundred dots. */
export const hoursOfDot = (hours: number) => Math.max(1, roundUp(hours / MOST_DOTS));

/** Returns the number of dots for a number of hours, rounded up. */
export const dotsOf = (hours: number, hoursOfOne: number) => Math.ceil(hours / hoursOfOne);
