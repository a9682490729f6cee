import { expect, test } from 'vitest';
import { sources, textOf } from './sources.ts';

/**
 * Engines write names, lists and dates differently, and a page whose hydration finds another text is drawn anew. Texts
 * come from react-intl, dates in a PrerenderedText. A segmenter writes nothing, and scripts/ is for developers.
 */
const asking = /\bnew Intl\.(?!Segmenter\b)|\.toLocale(?:Date|Time)?String\(/;

test('Intl is asked in i18n and at build alone', () => {
  const others = sources.filter((file) => !/^(?:src\/(?:i18n|build)|scripts)\//.test(file));
  expect(others.length).toBeGreaterThan(200);
  expect(others.filter((file) => asking.test(textOf(file)))).toEqual([]);
});
