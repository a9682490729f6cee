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

const words = { it: 'Domande', en: 'Questions', fr: 'Questions ?', de: 'Fragen', es: 'Preguntas' };

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

const linkTo = (address: string, code: string) => `<a href="${address}" hreflang="${code}">${code}</a>`;

/** A page that shows its title and a text of its own, in a frame with links to the other languages. */
function rendered(path: string, texts: Record<LanguageCode, string>): RenderedPage[] {
  return localePrefixes.map(({ base, language }) => ({
    key: `${base} ${language}`,
    head: `<title>${texts[language]}</title>`,
    before: languages.map(({ code }) => linkTo(addressOf(path, `/${code}`), code)).join(''),
    main: `<main><h1>${texts[language]}</h1><p>${path}</p></main>`,
    after: '<footer></footer>',
    embedded: ['common', 'faq'],
  }));
}

const site = { texts: words, modules: '/assets/a.js', paths: ['/', '/faq', '/insights/a'] };

/** Writes the packs of a small site; answers with the names of its files. */
function built(more: Partial<typeof site> = {}) {
  const { texts, modules, paths } = { ...site, ...more };
  const dist = mkdtempSync(join(tmpdir(), 'packs-'));
  folders.push(dist);
  const packs = offlinePacks(dist, resourcesOf(texts));
  for (const path of paths)
    packs.addPage(path, rendered(path, texts), path.startsWith('/insights/') ? 'articles/a' : undefined);
  packs.finish({ document: '{{main}}', modules: { faq: modules } as Shell['modules'] }, texts);
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

test.each<[string, Partial<typeof site>, string[]]>([
  ['of the same build nothing', {}, []],
  ['a changed word with its language alone', { texts: { ...words, de: 'FAQ' } }, ['shell', 'words-de']],
  ['a changed script without any page or word', { modules: '/assets/b.js' }, ['shell']],
  ['a page more alone', { paths: [...site.paths, '/pricing'] }, ['page-pricing', 'shell']],
])('is fetched: %s', (_, change, files) => {
  expect(fetched(built(), built(change))).toEqual(files);
});

test('all languages share their ids, and pages that differ in their address alone one frame', () => {
  const { names, shell } = built();
  expect(names.filter((name) => name.startsWith('ids-'))).toEqual([shell.ids.replace('/offline/', '')]);
  expect(shell.frames).toHaveLength(1);
  expect(JSON.stringify(shell.frames)).toContain('/en{{path}}');
  expect(shell.pages['articles/a']).toBe(shell.pages['/insights/a']);
});
