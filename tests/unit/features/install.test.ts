import { expect, test } from 'vitest';
import { installWay, isEngaged } from '#features/install/model/offer.ts';

const arrived = { seconds: 0, pages: 1, isReturning: false, hasWorked: false };

test.each([
  [{}, false],
  [{ pages: 5, isReturning: true, hasWorked: true }, false],
  [{ seconds: 9, hasWorked: true }, false],
  [{ seconds: 29, pages: 2, isReturning: true }, false],
  [{ seconds: 3600 }, false],
  [{ seconds: 10, hasWorked: true }, true],
  [{ seconds: 30, pages: 2 }, true],
  [{ seconds: 30, isReturning: true }, true],
])('the prompt is for engaged visitors and not for new arrivals: %o', (visit, asked) => {
  expect(isEngaged({ ...arrived, ...visit })).toBe(asked);
});

test.each([
  [{ isInstalled: false, canAsk: true, addsByMenu: false }, 'ask'],
  [{ isInstalled: false, canAsk: true, addsByMenu: true }, 'ask'],
  [{ isInstalled: false, canAsk: false, addsByMenu: true }, 'steps'],
  [{ isInstalled: false, canAsk: false, addsByMenu: false }, 'none'],
  [{ isInstalled: true, canAsk: true, addsByMenu: false }, 'none'],
  [{ isInstalled: true, canAsk: false, addsByMenu: true }, 'none'],
] as const)('a device with %o has the way to install: %s', (device, way) => {
  expect(installWay(device)).toBe(way);
});
