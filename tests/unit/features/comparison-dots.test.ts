import { expect, test } from 'vitest';
import { metrics, rivals } from '#features/comparison/model/comparison.ts';
import { columns, countDots } from '#features/comparison/model/dots.ts';
import { comparison } from '#site/figures.ts';

test('the dots of the comparison count hours, the cost of a deal with the product, and errors in a hundred', () => {
  const counted = metrics.map((metric) =>
    rivals.map((rival) => {
      const { full, half, hollow } = countDots(metric, comparison[metric][rival]);
      return [full, half, hollow].join();
    }),
  );
  expect(counted).toEqual([
    ['3,0,0', '120,0,0', '45,0,0'],
    ['1,0,0', '100,0,0', '32,0,0'],
    ['98,1,1', '72,0,28', '85,0,15'],
  ]);
  expect(comparison.time.traditional / columns.time).toBe(5);
});
