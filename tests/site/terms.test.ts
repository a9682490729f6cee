import { describe, expect, test } from 'vitest';
import { languages } from '#site/languages.ts';
import { findingsIn, textsOf } from '../support/texts.ts';
import { spared, termbase } from './termbase.ts';

/** No-break spaces are spaces here, and the name of an argument is no word. */
const plain = (text: string): string => text.replace(/\{\w+\}/g, '#').replace(/\s+/g, ' ');

describe.each(languages)('the terms of $name', ({ code }) => {
  const all = textsOf(code).map(({ where, text }) => ({ where, text: plain(text) }));
  const texts = all.filter(({ where }) => !(`${code} ${where}` in spared));
  const together = all.map(({ text }) => text.toLowerCase()).join('\n');

  test.each(Object.entries(termbase))('have one word for %s', (_concept, terms) => {
    const { use, not } = terms[code];
    expect(together).toContain(use.toLowerCase());
    expect(findingsIn(texts, not)).toEqual([]);
  });

  test('no word to use is one that another concept must not have', () => {
    const words = Object.values(termbase).map((terms) => ({ where: 'termbase', text: terms[code].use }));
    const forbidden = Object.values(termbase).flatMap((terms) => terms[code].not);
    expect(findingsIn(words, forbidden)).toEqual([]);
  });

  test('every text spared is one still', () => {
    const files = all.map(({ where }) => `${code} ${where}`.replace(/:\d+$/, ''));
    // An owner may have taken a text away.
    const mine = Object.keys(spared).filter((place) => files.includes(place.replace(/:\d+$/, '')));
    const forms = Object.values(termbase).flatMap((terms) => terms[code].not);
    const kept = all.filter(({ where }) => mine.includes(`${code} ${where}`));
    const still = kept.filter((text) => findingsIn([text], forms).length > 0);
    expect(still.map(({ where }) => `${code} ${where}`).sort()).toEqual(mine.sort());
  });
});
