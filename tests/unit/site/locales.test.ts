import { expect, test } from 'vitest';
import { negotiateLocale } from '#site/locales.ts';

test.each([
  { stored: 'fr', preferred: ['de'], expected: 'fr', why: 'the stored choice goes first' },
  { stored: null, preferred: ['de-AT', 'en'], expected: 'de', why: 'a region does not matter' },
  { stored: null, preferred: ['xx', 'ES-mx', 'en'], expected: 'es', why: 'the first locale of the site' },
  { stored: 'tlh', preferred: ['en'], expected: 'en', why: 'an unknown choice is ignored' },
  { stored: null, preferred: ['xx', 'yy'], expected: 'it', why: 'an unknown language gets the default' },
  { stored: null, preferred: [], expected: 'it', why: 'an empty list gets the default' },
])('$why', ({ stored, preferred, expected }) => {
  expect(negotiateLocale(stored, preferred)).toBe(expected);
});
