/** 1, 2 or 5 times a power of ten: what people count in. */
const steps = [1, 2, 5] as const;

/** The least of these numbers that is not below `least`, which is above 0. */
export function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = steps.find((candidate) => candidate * power >= least);
  return step ? step * power : 10 * power;
}

/** More dots than this are not counted any more, but looked at. */
const MOST_DOTS = 100;

/** Hours that one dot stands for, so that the larger of two amounts has at most a hundred dots. */
export const hoursOfDot = (hours: number) => Math.max(1, roundUp(hours / MOST_DOTS));

/** Dots that stand for so many hours; what is begun counts. */
export const dotsOf = (hours: number, hoursOfOne: number) => Math.ceil(hours / hoursOfOne);
