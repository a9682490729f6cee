import { expect, test } from 'vitest';
import { sources, textOf } from './sources.ts';

/**
 * Engines format names, lists and dates differently, and a page whose hydration finds a different text is rendered
 * again. So texts come from react-intl, and dates from a PrerenderedText. A segmenter formats nothing, and scripts/
 * is for developers.
 */
const asking = /\bnew Intl\.(?!Segmenter\b)|\.toLocale(?:Date|Time)?String\(/;

test('only i18n and the build use Intl', () => {
  const others = sources.filter((file) => !/^(?:src\/(?:i18n|build)|scripts)\//.test(file));
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter((file) => asking.test(textOf(file)))).toEqual([]);
});
