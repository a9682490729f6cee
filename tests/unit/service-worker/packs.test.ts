import { expect, test } from 'vitest';
import type { OfflinePack } from '#site/offline-pack.ts';
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
