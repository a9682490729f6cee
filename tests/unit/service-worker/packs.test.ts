import { expect, test } from 'vitest';
import { dataScript, type OfflinePack, packPage, unpackPage } from '#site/offline-pack.ts';
import { pageFrom, parseWordsPath } from '../../../src/service-worker/packs.ts';

const pack: OfflinePack = {
  language: 'de',
  wordsVersion: 'v1',
  words: {},
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
])('%s', (pathname, answer) => {
  expect(pageFrom(pack, pathname)).toEqual(answer);
});

test('the address of words is taken apart', () => {
  expect(parseWordsPath('/words/v1/de/articles/some-slug.json')).toEqual({
    version: 'v1',
    language: 'de',
    name: 'articles/some-slug',
  });
  expect(parseWordsPath('/words/de.json')).toBeUndefined();
});

test('a packed page comes out as it went in, with signs that scripts and patterns read', () => {
  const data = { 'de/common': { a: '</script> $1 $& "x"' }, 'de/articles/known': null };
  const html = `<main>$1</main>${dataScript(data)}</body>`;
  const packed = packPage(html, data);
  expect(packed).toContain('>de/common de/articles/known</script>');
  const words = { common: data['de/common'], 'articles/known': null };
  expect(unpackPage(packed, { ...pack, words })).toBe(html);
});
