import { addressOf, locate } from '#site/addresses.ts';
import type { LanguageCode } from '#site/languages.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND, type OfflinePack, unpackPage } from '#site/offline-pack.ts';

/** Finds the pack of a language in a store, and keeps it at hand while the worker lives. */
export function packReader(caches: CacheStorage) {
  const packs = new Map<string, Promise<OfflinePack | undefined>>();

  async function read(storeName: string, language: LanguageCode): Promise<OfflinePack | undefined> {
    const cache = await caches.open(storeName);
    const requests = await cache.keys();
    const request = requests.find(({ url }) => new URL(url).pathname.startsWith(`/offline/${language}-`));
    const stored = request && (await cache.match(request));
    return stored?.json();
  }

  return (storeName: string, language: LanguageCode): Promise<OfflinePack | undefined> => {
    const key = `${storeName} ${language}`;
    const pack = packs.get(key) ?? read(storeName, language);
    packs.set(key, pack);
    return pack;
  };
}

export type PageAnswer =
  | { kind: 'found' | 'not-found'; html: string }
  /** The page stands at another address: the one without the slash at its end. */
  | { kind: 'moved'; address: string }
  | { kind: 'unknown' };

/** The page of a pack for an address, as a host would answer. */
export function pageFrom(pack: OfflinePack, pathname: string): PageAnswer {
  const place = locate(pathname);
  const address = addressOf(place.path, place.base);
  const html = pack.pages[address];
  if (html !== undefined && !isNotFoundPage(address)) {
    return address === pathname
      ? { kind: 'found', html: unpackPage(html, pack) }
      : { kind: 'moved', address };
  }
  const missing = place.route.id === 'article' ? ARTICLE_NOT_FOUND : NOT_FOUND;
  const notFound = pack.pages[addressOf(missing, place.base)];
  if (notFound === undefined) return { kind: 'unknown' };
  return { kind: 'not-found', html: unpackPage(notFound, pack) };
}

const isNotFoundPage = (address: string) => address.endsWith('/404');

/** The parts of /words/<version>/<language>/<name>.json. */
export function parseWordsPath(
  path: string,
): { version: string; language: string; name: string } | undefined {
  const [, version, language, name] = /^\/words\/([^/]+)\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  return version && language && name ? { version, language, name } : undefined;
}
