import { expect, test } from 'vitest';
import type { LanguageCode } from '#site/languages.ts';
import type { PagePack, Shell } from '#site/offline-pack.ts';
import { pageFrom, parseWordsPath, wordsFrom } from '../../../src/service-worker/packs.ts';
import { packsOf, page, shellOf } from './support/packs.ts';

const contents = { it: { body: 'testo' }, de: { body: 'Text' } } as unknown as Record<LanguageCode, unknown>;

const pages: Record<string, PagePack> = {
  '/': page({ main: ['home'] }),
  '/analyzer': page({ main: ['analyzer'] }),
  '/insights/known': page({ main: ['article'], content: { name: 'articles/known', values: contents } }),
  '/404': page({ main: ['not found'] }),
  '/insights/404': page({ main: ['no such article'] }),
};
const packs = packsOf(shellOf(pages), pages);

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
  expect(await pageFrom(packs, pathname)).toEqual(answer);
});

test('a page is its template with the words of the language, its frame and its files', async () => {
  const whole = {
    '/faq': page({
      frame: 1,
      key: [{ byEdition: ['', '/it', '/en', '/fr', '/de', '/es'] }, ' faq'],
      head: ['<title>', { id: 'faq.title' }, '</title>'],
      main: ['<main><a href="', { to: '/#roi' }, '">', { byLanguage: [...'12345'] }, '</a></main>'],
      embedded: ['common', 'articles/x'],
      content: { name: 'articles/x', values: contents },
    }),
  };
  const shell: Shell = {
    ...shellOf(whole),
    document: '{{language}}|{{modules}}|{{key}}|{{head}}|{{before}}{{main}}{{after}}|{{data}}|{{other}}',
    frames: [
      { before: ['no'], after: ['no'] },
      { before: ['<a href="/en{{path}}">'], after: ['</footer>'] },
    ],
  };
  const words = { common: { 'common.menu': '</script>' }, faq: { 'faq.title': 'Fragen & "Antworten"' } };
  expect(await pageFrom(packsOf(shell, whole, words), '/de/faq')).toEqual({
    kind: 'found',
    html: [
      'de|/assets/faq.js|/de faq|<title>Fragen &amp; &quot;Antworten&quot;</title>',
      '<a href="/en/faq"><main><a href="/de#roi">4</a></main></footer>',
      '{"de/common":{"common.menu":"\\u003c/script>"},"de/articles/x":{"body":"Text"}}',
      '{{other}}',
    ].join('|'),
  });
});

test('words are those of the language, and texts those of the page that shows them', async () => {
  const known = packsOf(shellOf(pages), pages, { common: { 'common.menu': 'Menü' } });
  const found = (value: unknown) => ({ kind: 'found', value });
  expect(await wordsFrom(known, 'de', 'common')).toEqual(found({ 'common.menu': 'Menü' }));
  expect(await wordsFrom(known, 'de', 'articles/known')).toEqual(found({ body: 'Text' }));
  expect(await wordsFrom(known, 'de', 'articles/other')).toEqual({ kind: 'not-found' });
});

test('where a file is missing, pages, texts and words are unknown', async () => {
  const emptied = { ...packs, read: async () => undefined };
  expect(await pageFrom(emptied, '/de')).toEqual({ kind: 'unknown' });
  expect(await wordsFrom(emptied, 'de', 'articles/known')).toEqual({ kind: 'unknown' });
  expect(await wordsFrom(emptied, 'de', 'common')).toEqual({ kind: 'unknown' });
});

test('the address of words is taken apart', () => {
  const parts = { version: 'v1', language: 'de', name: 'articles/some-slug' };
  expect(parseWordsPath('/words/v1/de/articles/some-slug.json')).toEqual(parts);
  expect(parseWordsPath('/words/de.json')).toBeUndefined();
});
