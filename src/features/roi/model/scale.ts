/** 1, 2 or 5 times a power of ten: round numbers on a scale. */
const steps = [1, 2, 5] as const;

/** The smallest round number not below `least`, which must be above 0. */
export function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = steps.find((candidate) => candidate * power >= least);
  return step ? step * power : 10 * power;
}

/** Beyond this, dots can no longer be counted. */
const MOST_DOTS = 100;

/** Hours per dot, so that the larger of two amounts has at most a hundred dots. */
export const hoursOfDot = (hours: number) => Math.max(1, roundUp(hours / MOST_DOTS));

/** The number of dots for so many hours, rounded up. */
export const dotsOf = (hours: number, hoursOfOne: number) => Math.ceil(hours / hoursOfOne);
