import { describe, expect, test } from 'vitest';
import { initialRoiInputs, roiInputNames, roiInputs } from '#features/roi/model/inputs.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';

describe('the ROI calculator', () => {
  test('the defaults give the figures of the specification', () => {
    expect(estimateRoi(initialRoiInputs)).toEqual({
      costToday: 60_000,
      costWithProduct: 4_000,
      savedPerMonth: 56_000,
      savedPerYear: 672_000,
      hoursFreed: 375,
      timeReduction: 0.9375,
    });
  });

  test('its sliders have the ranges of the specification', () => {
    expect(roiInputs).toEqual({
      deals: { min: 10, max: 200, step: 5, initial: 50 },
      hours: { min: 2, max: 20, step: 0.5, initial: 8 },
      rate: { min: 50, max: 300, step: 10, initial: 150 },
    });
  });

  test.each(roiInputNames)('the default of %s lies on a step', (name) => {
    const { min, step, initial } = roiInputs[name];
    expect(((initial - min) / step) % 1).toBe(0);
  });

  test('the least of everything still saves', () => {
    expect(estimateRoi({ deals: 10, hours: 2, rate: 50 }).savedPerMonth).toBe(1000 - 250 - 250);
  });
});
