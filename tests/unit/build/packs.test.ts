import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#site/addresses.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { messageNamespaces } from '#site/messages.ts';
import type { Shell } from '#site/offline-pack.ts';
import { offlinePacks, type RenderedPage } from '../../../src/build/packs.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const words: Record<LanguageCode, string> = {
  it: 'Domande',
  en: 'Questions',
  fr: 'Questions ?',
  de: 'Fragen',
  es: 'Preguntas',
};

const resourcesOf = (texts: Record<LanguageCode, string>) =>
  new Map(
    languages.map(({ code }) => [
      code,
      new Map<string, unknown>([
        ...messageNamespaces.map((name): [string, unknown] => [name, {}]),
        ['faq', { 'faq.title': texts[code], 'faq.count': [{ type: 1, value: 'count' }] }],
        ['articles/a', { body: `a ${code}` }],
      ]),
    ]),
  );

/** A page that shows its title and a text of its own, in a frame with links to the other languages. */
function rendered(path: string, texts: Record<LanguageCode, string>): RenderedPage[] {
  return localePrefixes.map(({ base, language }) => ({
    key: `${base} ${language}`,
    head: `<title>${texts[language]}</title>`,
    before: languages
      .map(({ code }) => `<a href="${addressOf(path, `/${code}`)}" hreflang="${code}">${code}</a>`)
      .join(''),
    main: `<main><h1>${texts[language]}</h1><p>${path}</p></main>`,
    after: '<footer></footer>',
    formatted: '{}',
    embedded: ['common', 'faq'],
  }));
}

interface Build {
  texts?: Record<LanguageCode, string>;
  modules?: string;
  paths?: readonly string[];
}

/** Writes the packs of a small site; answers with the names of its files. */
function built({
  texts = words,
  modules = '/assets/a.js',
  paths = ['/', '/faq', '/insights/a'],
}: Build = {}) {
  const dist = mkdtempSync(join(tmpdir(), 'packs-'));
  folders.push(dist);
  const packs = offlinePacks(dist, resourcesOf(texts));
  for (const path of paths) {
    packs.addPage(path, rendered(path, texts), path.startsWith('/insights/') ? 'articles/a' : undefined);
  }
  const files = { faq: { sheet: 'site', stylesheet: '/assets/a.css', modules } } as unknown as Shell['files'];
  packs.finish({ document: '{{main}}', files }, texts);
  const names = readdirSync(join(dist, 'offline'));
  const shell = names.find((name) => name.startsWith('shell-')) ?? '';
  return { names, shell: JSON.parse(readFileSync(join(dist, 'offline', shell), 'utf8')) as Shell };
}

/** What a browser that has the files of one build fetches of another, without the hashes. */
const fetched = (before: ReturnType<typeof built>, after: ReturnType<typeof built>) =>
  after.names
    .filter((name) => !before.names.includes(name))
    .map((name) => name.replace(/-.{10}\.json$/, ''))
    .sort();

test('a changed word is fetched with the words of its language alone', () => {
  expect(fetched(built(), built({ texts: { ...words, de: 'Häufige Fragen' } }))).toEqual([
    'shell',
    'words-de',
  ]);
});

test('words are in the order of the ids, which all languages share', () => {
  const { names, shell } = built();
  expect(names.filter((name) => name.startsWith('ids-'))).toEqual([shell.ids.replace('/offline/', '')]);
  expect(fetched(built(), built({ texts: { ...words, it: 'Domande' } }))).not.toContain('ids');
});

test('a changed script is fetched without any page or word', () => {
  expect(fetched(built(), built({ modules: '/assets/b.js' }))).toEqual(['shell']);
});

test('a page more is fetched alone', () => {
  expect(fetched(built(), built({ paths: ['/', '/faq', '/insights/a', '/pricing'] }))).toEqual([
    'page-pricing',
    'shell',
  ]);
});

test('nothing is fetched of the same build again', () => {
  expect(fetched(built(), built())).toEqual([]);
});

test('pages that differ in their address alone have one frame', () => {
  const { shell } = built();
  expect(shell.frames).toHaveLength(1);
  expect(JSON.stringify(shell.frames)).toContain('/en{{path}}');
  expect(shell.pages['articles/a']).toBe(shell.pages['/insights/a']);
});
