import type { Packs, ReadPack } from '#service-worker/packs.ts';
import { languages } from '#site/languages.ts';
import type { PagePack, Shell } from '#site/offline-pack.ts';
import { routes } from '#site/routes.ts';

/** A page with nothing in it but what is given. */
export const page = (parts: Partial<PagePack>): PagePack => ({
  frame: 0,
  key: [],
  head: [],
  main: [],
  embedded: [],
  ...parts,
});

/** The address of a page's file. */
export const pageFile = (path: string) => `/offline/page${path.replaceAll('/', '-')}.json`;
export const wordsFile = '/offline/words.json';
export const idsFile = '/offline/ids.json';

/** A shell whose document is the page alone. Every language has the same words. */
export function shellOf(pages: Readonly<Record<string, PagePack>>): Shell {
  const files = Object.entries(pages).flatMap(([path, { content }]) => [
    [path, pageFile(path)],
    ...(content ? [[content.name, pageFile(path)]] : []),
  ]);
  const modules = routes.map(({ id }) => [id, `/assets/${id}.js`]);
  const words = languages.map(({ code }) => [code, { file: wordsFile, version: 'v1' }]);
  return {
    document: '{{main}}',
    frames: [{ before: [], after: [] }],
    modules: Object.fromEntries(modules) as Shell['modules'],
    pages: Object.fromEntries(files),
    ids: idsFile,
    words: Object.fromEntries(words) as Shell['words'],
  };
}

/** Packs as the worker reads them, out of memory. */
export function packsOf(
  shell: Shell,
  pages: Readonly<Record<string, PagePack>>,
  words: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Packs {
  const parts = (part: (table: Readonly<Record<string, unknown>>) => readonly unknown[]) =>
    Object.fromEntries(Object.entries(words).map(([name, table]) => [name, part(table)]));
  const files: Record<string, unknown> = {
    [idsFile]: parts((table) => Object.keys(table)),
    [wordsFile]: parts((table) => Object.values(table)),
  };
  for (const [path, pack] of Object.entries(pages)) files[pageFile(path)] = pack;
  const read: ReadPack = async <Pack>(file: string | undefined) => files[file ?? ''] as Pack | undefined;
  return { shell, read };
}
