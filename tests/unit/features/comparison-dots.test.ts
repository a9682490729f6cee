import { expect, test } from 'vitest';
import { countDots } from '#features/comparison/model/dots.ts';
import { comparison } from '#site/figures.ts';

test('the dots of the comparison count hours, the cost of a deal with the product, and errors in a hundred', () => {
  const { product } = comparison.cost;
  const counted = [
    countDots('time', 120),
    countDots('cost', product),
    countDots('cost', 31.6 * product),
    countDots('accuracy', 0.985),
    countDots('accuracy', 0.72),
  ];
  expect(counted.map(({ full, half, hollow }) => [full, half, hollow].join())).toEqual([
    '120,0,0',
    '1,0,0',
    '32,0,0',
    '98,1,1',
    '72,0,28',
  ]);
});
