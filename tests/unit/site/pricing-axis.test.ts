import { expect, test } from 'vitest';
import { marks, positionOf, times } from '#pages/pricing/axis.ts';

test('the axis runs from the shortest time to the longest', () => {
  expect(positionOf(Math.min(...times.map(({ from }) => from)))).toBe(0);
  expect(positionOf(Math.max(...times.map(({ to }) => to)))).toBeCloseTo(100);
  const places = marks.map(({ minutes }) => positionOf(minutes));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(times.every(({ from, to }) => from <= to)).toBe(true);
});
