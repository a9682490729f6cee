import { addressOf, locate } from '#site/addresses.ts';
import { fromDelta } from '#site/delta.ts';
import type { LanguageCode } from '#site/languages.ts';
import {
  ARTICLE_NOT_FOUND,
  lentAddress,
  NOT_FOUND,
  type OfflinePack,
  unpackPage,
} from '#site/offline-pack.ts';

/** Finds the pack of a language; undefined where none is stored. */
export type PackOf = (language: LanguageCode) => Promise<OfflinePack | undefined>;

/** Finds the packs of a store, and keeps them at hand while the worker lives. */
export function packReader(caches: CacheStorage) {
  const packs = new Map<string, Promise<OfflinePack | undefined>>();

  async function read(storeName: string, language: LanguageCode): Promise<OfflinePack | undefined> {
    // To open a store is to make it.
    if (!(await caches.has(storeName))) return undefined;
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
    // What is not there now may be stored again.
    const forget = () => packs.delete(key);
    void pack.then((found) => found ?? forget(), forget);
    return pack;
  };
}

/** Words or a text of a pack, undefined where there are none of this name. */
export async function wordsFrom(pack: OfflinePack, name: string, packOf: PackOf): Promise<unknown> {
  const borrowed = pack.borrowedWords[name];
  if (!borrowed) return pack.words[name];
  const lender = await packOf(borrowed.lender);
  return lender && JSON.parse(fromDelta(borrowed.delta, JSON.stringify(lender.words[name])));
}

/** A page as the host sends it, undefined where there is none at this address. */
async function htmlFrom(pack: OfflinePack, address: string, packOf: PackOf): Promise<string | undefined> {
  const packed = await packedPage(pack, address, packOf);
  if (packed === undefined) return undefined;
  return unpackPage(packed, pack.language, (name) => wordsFrom(pack, name, packOf));
}

async function packedPage(pack: OfflinePack, address: string, packOf: PackOf): Promise<string | undefined> {
  const borrowed = pack.borrowedPages[address];
  if (!borrowed) return pack.pages[address];
  const lender = await packOf(borrowed.lender);
  const base = lender?.pages[lentAddress(address, borrowed.lender)];
  return base === undefined ? undefined : fromDelta(borrowed.delta, base);
}

export type PageAnswer =
  | { kind: 'found' | 'not-found'; html: string }
  /** The page stands at another address: the one without the slash at its end. */
  | { kind: 'moved'; address: string }
  | { kind: 'unknown' };

/** The page of a pack for an address, as a host would answer. */
export async function pageFrom(pack: OfflinePack, pathname: string, packOf: PackOf): Promise<PageAnswer> {
  const place = locate(pathname);
  const address = addressOf(place.path, place.base);
  if (!isNotFoundPage(address)) {
    const html = await htmlFrom(pack, address, packOf);
    if (html !== undefined)
      return address === pathname ? { kind: 'found', html } : { kind: 'moved', address };
  }
  const missing = place.route.id === 'article' ? ARTICLE_NOT_FOUND : NOT_FOUND;
  const notFound = await htmlFrom(pack, addressOf(missing, place.base), packOf);
  return notFound === undefined ? { kind: 'unknown' } : { kind: 'not-found', html: notFound };
}

const isNotFoundPage = (address: string) => address.endsWith('/404');

/** The parts of /words/<version>/<language>/<name>.json. */
export function parseWordsPath(
  path: string,
): { version: string; language: string; name: string } | undefined {
  const [, version, language, name] = /^\/words\/([^/]+)\/([a-z]+)\/(.+)\.json$/.exec(path) ?? [];
  return version && language && name ? { version, language, name } : undefined;
}
