import { describe, expect, test } from 'vitest';
import { ROI_QUERY, roiInputNames } from '#features/roi/model/input-names.ts';
import { initialRoiInputs, roiInputs } from '#features/roi/model/inputs.ts';
import { blockFor, dotsFrom, HOURS_OF_DOT, placesOf, shapeOf } from '#features/roi/model/month.ts';
import { estimateRoi } from '#features/roi/model/roi.ts';
import { firstRoiInputs, roiQuery } from '#features/roi/model/roi-link.ts';
import { isDamaged, readSecondScenario, scenariosQuery } from '#features/roi/model/second-scenario.ts';
import { screeningByHand } from '#site/figures.ts';
import { teamLicence } from '#site/prices.ts';

describe('the ROI calculator', () => {
  test('50 deals of 8 hours at 150 euros give the figures of docs/site.md', () => {
    const { perMonth } = teamLicence;
    const savedPerMonth = 60_000 - 3_750 - perMonth;
    const money = { costToday: 60_000, costWithProduct: 3_750 + perMonth, savedPerMonth };
    expect(estimateRoi({ deals: 50, hours: 8, rate: 150 })).toEqual({
      ...money,
      savedPerYear: 12 * savedPerMonth,
      hoursFreed: 375,
      timeReduction: 0.9375,
    });
  });

  test('its sliders have the ranges of docs/site.md', () => {
    expect(roiInputs).toEqual({
      deals: { min: 10, max: 200, step: 5, initial: 50 },
      hours: { min: 2, max: 20, step: 0.5, initial: screeningByHand.hours },
      rate: { min: 50, max: 300, step: 10, initial: screeningByHand.rate },
    });
  });

  test.each(roiInputNames)('the initial value of %s is on a step', (name) => {
    const { min, step, initial } = roiInputs[name];
    expect(((initial - min) / step) % 1).toBe(0);
  });

  test('the lowest values still save money', () => {
    expect(estimateRoi({ deals: 10, hours: 2, rate: 50 }).savedPerMonth).toBe(
      1000 - 250 - teamLicence.perMonth,
    );
  });
});

test.each([
  ['?deals=999&hours=99&rate=999', { deals: 200, hours: 20, rate: 300 }],
  ['?deals=-999&hours=-1&rate=0', { deals: 10, hours: 2, rate: 50 }],
  ['?deals=52&hours=7.7&rate=154', { deals: 50, hours: 7.5, rate: 150 }],
  ['?deals=abc&hours=&rate=Infinity', initialRoiInputs],
  ['?deals=60', { ...initialRoiInputs, deals: 60 }],
  ['?utm_source=x', initialRoiInputs],
])('the query %s asks for %o', (query, inputs) => {
  expect(firstRoiInputs(query, '')).toEqual({ inputs, moved: false });
});

test('values moved before hydration override those of the address, and the new address restores them', () => {
  const { hours, rate } = initialRoiInputs;
  const { inputs, moved } = firstRoiInputs('?deals=60&rate=200', `?deals=100&hours=${hours}&rate=${rate}`);
  expect({ inputs, moved }).toEqual({ inputs: { deals: 100, hours, rate: 200 }, moved: true });
  expect(firstRoiInputs(roiQuery(inputs), '').inputs).toEqual(inputs);
  expect(roiQuery(inputs, '?edit=a&deals=1')).toBe(`?edit=a&deals=100&hours=${hours}&rate=200`);
});

test('an address with a second scenario reproduces both, and keeps the other parameters', () => {
  const inputs = { deals: 90, hours: 8.5, rate: 150 };
  const second = { deals: 30, hours: 6.5, rate: 120 };
  const query = scenariosQuery({ inputs, second }, '?edit=a&compare=1-1-1');
  expect(query).toBe('?edit=a&compare=30-6.5-120&deals=90&hours=8.5&rate=150');
  expect(readSecondScenario(query)).toEqual(second);
  expect(firstRoiInputs(query, '').inputs).toEqual(inputs);
  expect(scenariosQuery({ inputs }, query)).not.toContain('compare');
});

test('the pattern for addresses with inputs knows all their names, and no others', () => {
  for (const name of roiInputNames) expect(ROI_QUERY.test(`?edit=a&${name}=1`)).toBe(true);
  expect(ROI_QUERY.test('?edit=a&compare=1-1-1&mydeals=1')).toBe(false);
});

test('a second scenario that was written by hand is within the limits', () => {
  expect(readSecondScenario('?compare=999-x')).toEqual({ ...initialRoiInputs, deals: 200 });
  expect(readSecondScenario('?deals=60')).toBeUndefined();
});

test.each([
  ['', false],
  ['?utm_source=x', false],
  ['?deals=60&hours=8.5&rate=150', false],
  ['?compare=30-6.5-120&deals=90&hours=8.5&rate=150', false],
  ['?deals=abc&hours=8&rate=150', true],
  ['?deals=999&hours=8&rate=150', true],
  ['?deals=50&hours=8&rate=-150', true],
  ['?deals=52&hours=8&rate=150', true],
  ['?deals=50&hours=&rate=150', true],
  ['?deals=60', true],
  ['?compare=30-x-120&deals=90&hours=8.5&rate=150', true],
])('the query %s is damaged: %s', (query, expected) => {
  expect(isDamaged(query)).toBe(expected);
});

describe('the month of the calculator', () => {
  const [few, many] = [blockFor(400), blockFor(4_000)];

  test('has a dot for every ten hours, also when the hours double', () => {
    expect([400, 800, 25].map((hours) => dotsFrom(0, hours, many))).toEqual([40, 80, 2.5]);
  });

  test('has large places for the first inputs, and a place for every dot of the largest inputs', () => {
    const { deals, hours } = roiInputs;
    const largest = deals.max * hours.max;
    expect(blockFor(deals.initial * hours.initial)).toEqual({ columns: 10, rows: 5 });
    expect(blockFor(1_000)).toBe(few);
    expect(blockFor(1_005)).toBe(many);
    expect([0, placesOf(many)].map((first) => dotsFrom(first, largest, many))).toEqual([200, 200]);
    expect(2 * placesOf(many) * HOURS_OF_DOT).toBe(largest);
  });

  test.each([
    [0, 'polygon(0 0,5% 0,5% 0%,0% 0%,0% 100%,0 100%)'],
    [40, 'polygon(0 0,25% 0,25% 0%,20% 0%,20% 100%,0 100%)'],
    [12, 'polygon(0 0,10% 0,10% 20%,5% 20%,5% 100%,0 100%)'],
  ])('%d dots fill complete columns and the beginning of the next column', (dots, shape) => {
    expect(shapeOf(dots, many)).toBe(shape);
  });

  test('half a dot ends in the middle of its place', () => {
    expect(shapeOf(2.5, many)).toContain('5% 25%,0% 25%');
    expect(shapeOf(2.5, few)).toContain('10% 50%,0% 50%');
  });
});
