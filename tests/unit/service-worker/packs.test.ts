import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaOf, fromDelta } from '#site/delta.ts';
import { dataScript, type OfflinePack, packPage, unpackPage } from '#site/offline-pack.ts';
import { newPack, shareTexts } from '../../../src/build/packs.ts';
import { pageFrom, parseWordsPath, wordsFrom } from '../../../src/service-worker/packs.ts';

const pack: OfflinePack = {
  language: 'de',
  wordsVersion: 'v1',
  words: {},
  borrowedPages: {},
  borrowedWords: {},
  pages: {
    '/de': 'home',
    '/de/analyzer': 'analyzer',
    '/de/insights/known': 'article',
    '/de/404': 'not found',
    '/de/insights/404': 'no such article',
  },
};

test.each([
  ['/de', { kind: 'found', html: 'home' }],
  ['/de/', { kind: 'moved', address: '/de' }],
  ['/de/analyzer', { kind: 'found', html: 'analyzer' }],
  ['/de/analyzer/', { kind: 'moved', address: '/de/analyzer' }],
  ['/de/insights/known', { kind: 'found', html: 'article' }],
  ['/de/insights/unknown', { kind: 'not-found', html: 'no such article' }],
  ['/de/no/such/page', { kind: 'not-found', html: 'not found' }],
  ['/de/404', { kind: 'not-found', html: 'not found' }],
])('%s', async (pathname, answer) => {
  expect(await pageFrom(pack, pathname, async () => undefined)).toEqual(answer);
});

test('the address of words is taken apart', () => {
  expect(parseWordsPath('/words/v1/de/articles/some-slug.json')).toEqual({
    version: 'v1',
    language: 'de',
    name: 'articles/some-slug',
  });
  expect(parseWordsPath('/words/de.json')).toBeUndefined();
});

test('a packed page comes out as it went in, with signs that scripts and patterns read', async () => {
  const data = { 'de/common': { a: '</script> $1 $& "x"' }, 'de/articles/known': null };
  const html = `<main>$1</main>${dataScript(data)}</body>`;
  const packed = packPage(html, data);
  expect(packed).toContain('>de/common de/articles/known</script>');
  const words = { common: data['de/common'], 'articles/known': null };
  expect(await unpackPage(packed, 'de', async (name) => words[name as keyof typeof words])).toBe(html);
});

test('a text that stands in another language’s pack is borrowed from there, to the letter', async () => {
  const text = Array.from({ length: 200 }, (_, index) => `parola ${index}`).join(' ');
  const pageOf = (language: 'it' | 'de', intro: string) =>
    packPage(`<h1>${intro}</h1>${text}${dataScript({ [`${language}/italian/privacy`]: 0 })}`, {
      [`${language}/italian/privacy`]: 0,
    });
  const it: OfflinePack = { ...newPack('it', 'v1'), pages: { '/it/privacy': pageOf('it', 'Privacy') } };
  const de: OfflinePack = { ...newPack('de', 'v1'), pages: { '/de/privacy': pageOf('de', 'Datenschutz') } };
  it.words['italian/privacy'] = { body: text };
  de.words['italian/privacy'] = { body: text };
  shareTexts(
    new Map([
      ['it', it],
      ['de', de],
    ]),
    (address) => (address.startsWith('/de') ? 'it' : undefined),
  );
  expect(JSON.stringify(de).length).toBeLessThan(text.length);
  const packOf = async (language: string) => (language === 'it' ? it : de);
  const words = { body: text };
  expect(await wordsFrom(de, 'italian/privacy', packOf)).toEqual(words);
  expect(await pageFrom(de, '/de/privacy', packOf)).toEqual({
    kind: 'found',
    html: `<h1>Datenschutz</h1>${text}${dataScript({ 'de/italian/privacy': words })}`,
  });
});

test('any text can be told by any other', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ä', '漢'), maxLength: 600 });
  fc.assert(
    fc.property(letters, letters, letters, (before, common, after) => {
      const base = `${after}${common}${before}`;
      const text = `${before}${common}${common}${after}`;
      const delta = deltaOf(text, base);
      return delta === undefined || fromDelta(delta, base) === text;
    }),
  );
});
