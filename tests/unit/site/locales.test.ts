import { expect, test } from 'vitest';
import { negotiateLocale } from '#site/locales.ts';

test.each([
  { stored: 'fr', preferred: ['de'], expected: 'fr', why: 'the stored choice goes first' },
  { stored: null, preferred: ['de-AT', 'en'], expected: 'de', why: 'a region does not matter' },
  { stored: null, preferred: ['pt', 'ES-mx', 'en'], expected: 'es', why: 'the first that we speak' },
  { stored: 'tlh', preferred: ['en'], expected: 'en', why: 'an unknown choice counts for nothing' },
  { stored: null, preferred: ['pt', 'ja'], expected: 'it', why: 'the default for all others' },
  { stored: null, preferred: [], expected: 'it', why: 'and where nothing is known' },
])('$why', ({ stored, preferred, expected }) => {
  expect(negotiateLocale(stored, preferred)).toBe(expected);
});
