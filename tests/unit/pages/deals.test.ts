import { expect, test } from 'vitest';
import { criteria, deals, fitOf } from '#pages/workflow/deals.ts';

/** The dashboard on the home page shows the same deals with these indices. */
const indices = { aurora: 91, borea: 84, corvo: 72, delfino: 66, estro: 41 };

test('the indices of the deals follow from their scores', () => {
  expect(criteria.reduce((sum, { weight }) => sum + weight * 100, 0)).toBe(100);
  expect(Object.fromEntries(deals.map(({ id, scores }) => [id, fitOf(scores)]))).toEqual(indices);
});
