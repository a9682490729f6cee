import { expect, test } from 'vitest';
import { initialRoiInputs, roiInputs } from '#features/roi/model/inputs.ts';
import { dotsOf, hoursOfDot, roundUp } from '#features/roi/model/scale.ts';

test.each([
  [1, 1],
  [3, 5],
  [60_000, 100_000],
  [12_000, 20_000],
  [0.8, 1],
  [50, 50],
])('an axis for %d ends at %d', (least, end) => {
  expect(roundUp(least)).toBeCloseTo(end);
});

test('the calculator’s first figures are 80 dots of five hours', () => {
  const hours = initialRoiInputs.deals * initialRoiInputs.hours;
  expect(hoursOfDot(hours)).toBe(5);
  expect(dotsOf(hours, 5)).toBe(80);
  expect(dotsOf(25, 5)).toBe(5);
});

test('whatever is entered, there are never more than a hundred dots, and never a part of an hour', () => {
  const { deals, hours } = roiInputs;
  for (const amount of [deals.min * hours.min, 1, 99, 101, 1234, deals.max * hours.max]) {
    const one = hoursOfDot(amount);
    expect(one).toBeGreaterThanOrEqual(1);
    expect(dotsOf(amount, one)).toBeLessThanOrEqual(100);
  }
});
