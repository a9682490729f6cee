import { addressOf, answerAt, locate, type Place } from '#site/addresses.ts';
import { documentOf } from '#site/document.ts';
import type { LanguageCode } from '#site/languages.ts';
import { contentIn, type MessageIds, type PagePack, type Shell, type WordsPack } from '#site/offline-pack.ts';
import { fillTemplate, type Template } from '#site/template.ts';

/** Reads a file of the packs; undefined if it is not cached. */
export type ReadPack = <Pack>(file: string | undefined) => Promise<Pack | undefined>;

/** The packs of one cache. */
export interface Packs {
  shell: Shell;
  read: ReadPack;
}

/** Finds the packs of a cache, and memoizes what it reads until the worker stops. */
export function packReader(caches: CacheStorage) {
  const known = new Map<string, Promise<unknown>>();

  /** A miss is not memoized: the file may be cached later. */
  function once<Found>(key: string, find: () => Promise<Found | undefined>): Promise<Found | undefined> {
    const running = (known.get(key) as Promise<Found | undefined> | undefined) ?? find();
    known.set(key, running);
    const forget = () => known.delete(key);
    void running.then((found) => found ?? forget(), forget);
    return running;
  }

  async function readShell(storeName: string): Promise<Shell | undefined> {
    // `caches.open` would create the cache.
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

export type WordsAnswer =
  | { kind: 'found'; value: unknown }
  | { kind: 'not-found' }
  /** The file that would tell is gone: evicted by the browser, or removed with the copy. */
  | { kind: 'unknown' };

/** Returns messages or content of a language, as a host would. */
export async function wordsFrom(
  { shell, read }: Packs,
  language: LanguageCode,
  name: string,
): Promise<WordsAnswer> {
  const file = shell.pages[name];
  if (file) {
    const page = await read<Pick<PagePack, 'content'>>(file);
    return page ? answerOf(contentIn(page, language)) : { kind: 'unknown' };
  }
  const messages = await messagesOf({ shell, read }, language);
  return messages ? answerOf(messages[name]) : { kind: 'unknown' };
}

const answerOf = (value: unknown): WordsAnswer =>
  value === undefined ? { kind: 'not-found' } : { kind: 'found', value };

type Messages = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The messages of a language by namespace and id; undefined if a file of them is missing. */
async function messagesOf({ shell, read }: Packs, language: LanguageCode): Promise<Messages | undefined> {
  const [ids, words] = await Promise.all([
    read<MessageIds>(shell.ids),
    read<WordsPack>(shell.words[language].file),
  ]);
  if (!ids || !words) return undefined;
  const table = ([name, values]: [string, readonly unknown[]]) => [
    name,
    Object.fromEntries(values.map((value, index) => [ids[name]?.[index], value])),
  ];
  return Object.fromEntries(Object.entries(words).map(table));
}

/** The HTML of a page as the host sends it; undefined if a file of it is missing. */
async function htmlFrom(packs: Packs, { path, base, language, route }: Shown): Promise<string | undefined> {
  const { shell } = packs;
  const [page, words] = await Promise.all([
    packs.read<PagePack>(shell.pages[path]),
    messagesOf(packs, language),
  ]);
  const frame = page && shell.frames[page.frame];
  if (!frame || !words) return undefined;
  const messages: Readonly<Record<string, unknown>> = Object.assign({}, ...Object.values(words));
  const message = (id: string) => messages[id];
  const content = contentIn(page, language);
  const fill = (template: Template) => fillTemplate(template, { base, language, message, content });
  const data = page.embedded.map((name) => [
    `${language}/${name}`,
    name === page.content?.name ? content : words[name],
  ]);
  return documentOf(shell.document, {
    language,
    path,
    modules: shell.modules[route.id],
    key: fill(page.key),
    head: fill(page.head),
    frame: { before: fill(frame.before), after: fill(frame.after) },
    main: fill(page.main),
    data: Object.fromEntries(data),
  });
}

type Shown = Pick<Place, 'path' | 'base' | 'language' | 'route'>;

export type PageAnswer =
  | { kind: 'found' | 'not-found'; html: string }
  /** The page has another address: the one without the trailing slash. */
  | { kind: 'moved'; address: string }
  | { kind: 'unknown' };

/** Returns the page for an address, as a host would. */
export async function pageFrom(packs: Packs, pathname: string): Promise<PageAnswer> {
  const asked = locate(pathname);
  const { kind, place } = answerAt(asked, asked.path in packs.shell.pages);
  const html = await htmlFrom(packs, place);
  if (html === undefined) return { kind: 'unknown' };
  if (kind !== 'page') return { kind: 'not-found', html };
  const address = addressOf(place.path, place.base);
  return address === pathname ? { kind: 'found', html } : { kind: 'moved', address };
}

/** The parts of /words/<version>/<language>/<name>.json. */
export function parseWordsPath(
  path: string,
): { version: string; language: string; name: string } | undefined {
  const [, version, language, name] = /^\/words\/([^/]+)\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  return version && language && name ? { version, language, name } : undefined;
}
