import { describe, expect, test } from 'vitest';
import { installWay, isEngaged } from '#features/install/model/offer.ts';

const arrived = { seconds: 0, pages: 1, isReturning: false, hasWorked: false };

describe('whoever has just come is not asked', () => {
  test.each([
    arrived,
    { ...arrived, pages: 5, isReturning: true, hasWorked: true },
    { ...arrived, seconds: 9, hasWorked: true },
    { ...arrived, seconds: 29, pages: 2, isReturning: true },
    { ...arrived, seconds: 3600 },
  ])('%o', (visit) => {
    expect(isEngaged(visit)).toBe(false);
  });
});

describe('whoever is here in earnest is', () => {
  test.each([
    { ...arrived, seconds: 10, hasWorked: true },
    { ...arrived, seconds: 30, pages: 2 },
    { ...arrived, seconds: 30, isReturning: true },
  ])('%o', (visit) => {
    expect(isEngaged(visit)).toBe(true);
  });
});

test.each([
  [{ isInstalled: false, canAsk: true, addsByMenu: false }, 'ask'],
  [{ isInstalled: false, canAsk: true, addsByMenu: true }, 'ask'],
  [{ isInstalled: false, canAsk: false, addsByMenu: true }, 'steps'],
  [{ isInstalled: false, canAsk: false, addsByMenu: false }, 'none'],
  [{ isInstalled: true, canAsk: true, addsByMenu: false }, 'none'],
  [{ isInstalled: true, canAsk: false, addsByMenu: true }, 'none'],
] as const)('%o: %s', (device, way) => {
  expect(installWay(device)).toBe(way);
});
