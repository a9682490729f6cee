import { addressOf, locate, type Place } from '#site/addresses.ts';
import { documentOf } from '#site/document.ts';
import type { LanguageCode } from '#site/languages.ts';
import {
  ARTICLE_NOT_FOUND,
  NOT_FOUND,
  type PagePack,
  type Shell,
  type WordsPack,
} from '#site/offline-pack.ts';
import { fillTemplate, type Template } from '#site/template.ts';

/** Reads a file of the packs; undefined where it is not stored. */
export type ReadPack = <Pack>(file: string | undefined) => Promise<Pack | undefined>;

/** The packs of one store. */
export interface Packs {
  shell: Shell;
  read: ReadPack;
}

/** Finds the packs of a store, and keeps what was read at hand while the worker lives. */
export function packReader(caches: CacheStorage) {
  const known = new Map<string, Promise<unknown>>();

  /** What is not there now may be stored again. */
  function once<Found>(key: string, find: () => Promise<Found | undefined>): Promise<Found | undefined> {
    const running = (known.get(key) as Promise<Found | undefined> | undefined) ?? find();
    known.set(key, running);
    const forget = () => known.delete(key);
    void running.then((found) => found ?? forget(), forget);
    return running;
  }

  async function readShell(storeName: string): Promise<Shell | undefined> {
    // To open a store is to make it.
    if (!(await caches.has(storeName))) return undefined;
    const cache = await caches.open(storeName);
    const requests = await cache.keys();
    const request = requests.find(({ url }) => new URL(url).pathname.startsWith('/offline/shell-'));
    const stored = request && (await cache.match(request));
    return stored?.json();
  }

  return async (storeName: string): Promise<Packs | undefined> => {
    const shell = await once(storeName, () => readShell(storeName));
    const read: ReadPack = async (file) =>
      file === undefined
        ? undefined
        : once(`${storeName} ${file}`, async () =>
            (await caches.match(file, { cacheName: storeName }))?.json(),
          );
    return shell && { shell, read };
  };
}

/** Words or a text of a language, undefined where there are none of this name. */
export async function wordsFrom(
  { shell, read }: Packs,
  language: LanguageCode,
  name: string,
): Promise<unknown> {
  const file = shell.pages[name];
  if (file) return (await read<PagePack>(file))?.content?.values[language];
  return (await read<WordsPack>(shell.words[language].file))?.[name];
}

/** A page as the host sends it, undefined where a file of it is missing. */
async function htmlFrom(
  { shell, read }: Packs,
  { path, base, language, route }: Shown,
): Promise<string | undefined> {
  const [page, words] = await Promise.all([
    read<PagePack>(shell.pages[path]),
    read<WordsPack>(shell.words[language].file),
  ]);
  const frame = page && shell.frames[page.frame];
  if (!frame || !words) return undefined;
  const messages: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(words));
  const message = (id: string) => messages[id];
  const fill = (template: Template) => fillTemplate(template, { base, language, message });
  const data = page.embedded.map((name) => [
    `${language}/${name}`,
    name === page.content?.name ? page.content.values[language] : words[name],
  ]);
  return documentOf(shell.document, {
    language,
    path,
    files: shell.files[route.id],
    key: fill(page.key),
    head: fill(page.head),
    frame: { before: fill(frame.before), after: fill(frame.after) },
    main: fill(page.main),
    formatted: fill(page.formatted),
    data: Object.fromEntries(data),
  });
}

type Shown = Pick<Place, 'path' | 'base' | 'language' | 'route'>;

export type PageAnswer =
  | { kind: 'found' | 'not-found'; html: string }
  /** The page stands at another address: the one without the slash at its end. */
  | { kind: 'moved'; address: string }
  | { kind: 'unknown' };

/** The page for an address, as a host would answer. */
export async function pageFrom(packs: Packs, pathname: string): Promise<PageAnswer> {
  const place = locate(pathname);
  const address = addressOf(place.path, place.base);
  if (packs.shell.pages[place.path] && !isNotFoundPage(place.path)) {
    const html = await htmlFrom(packs, place);
    if (html === undefined) return { kind: 'unknown' };
    return address === pathname ? { kind: 'found', html } : { kind: 'moved', address };
  }
  const path = place.route.id === 'article' ? ARTICLE_NOT_FOUND : NOT_FOUND;
  const notFound = await htmlFrom(packs, { ...place, path });
  return notFound === undefined ? { kind: 'unknown' } : { kind: 'not-found', html: notFound };
}

const isNotFoundPage = (path: string) => path === NOT_FOUND || path === ARTICLE_NOT_FOUND;

/** The parts of /words/<version>/<language>/<name>.json. */
export function parseWordsPath(
  path: string,
): { version: string; language: string; name: string } | undefined {
  const [, version, language, name] = /^\/words\/([^/]+)\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  return version && language && name ? { version, language, name } : undefined;
}
