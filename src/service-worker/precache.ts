import { CACHE_PREFIX } from '#site/storage-keys.ts';

/** An entry of the precache manifest that the build injects into the worker. */
export interface StoredFile {
  url: string;
  /** null if the file name contains a hash. */
  revision: string | null;
}

/** Concurrent fetches after the page has loaded: 190 files took 2.0 s, one after the other at least 4.0 s. */
const FETCHES_AT_ONCE = 6;
const TRIES = 4;
const FIRST_PAUSE_MS = 500;

/** Cache name of one version of the site, derived from its files and the headers of its pages. */
export function storeName(
  files: readonly StoredFile[],
  pageHeaders: Readonly<Record<string, string>>,
): string {
  // A change of any file changes the list; a small hash of it names the version.
  let hash = 5381;
  for (const letter of JSON.stringify([files, pageHeaders]))
    hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${CACHE_PREFIX}${hash.toString(36)}`;
}

interface Fill {
  caches: CacheStorage;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

/**
 * Caches all files of this version. Files that another version or an earlier attempt has cached are not fetched
 * again. A failed file is retried; in the end it rejects the whole.
 */
export async function storeAll(name: string, files: readonly StoredFile[], world: Fill): Promise<void> {
  const cache = await world.caches.open(name);
  const waiting = [...files];
  const next = async (): Promise<void> => {
    const file = waiting.shift();
    if (!file) return;
    await store(cache, file, world);
    await next();
  };
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, next));
}

async function store(
  cache: Cache,
  { url, revision }: StoredFile,
  { caches, fetch, wait }: Fill,
): Promise<void> {
  const address = `/${url}`;
  if (await cache.match(address)) return;
  const known = revision === null ? await caches.match(address) : undefined;
  if (known) return cache.put(address, known);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(address, {
        cache: revision === null ? 'default' : 'no-cache',
        priority: 'low',
      });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      return await cache.put(address, answer);
    } catch (error) {
      if (attempt === TRIES) throw error;
      await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

/** Marks the cache of a version that has been active: an install that failed leaves a part of one. */
const ACTIVE_MARK = '/active-version';

/**
 * Deletes the caches of all versions except this one and the one that was active before, which tabs opened before the
 * update still read from.
 */
export async function forgetOldVersions(name: string, caches: CacheStorage): Promise<void> {
  await (await caches.open(name)).put(ACTIVE_MARK, new Response());
  const others = (await caches.keys()).filter((key) => key.startsWith(CACHE_PREFIX) && key !== name);
  const marks = await Promise.all(
    others.map(async (key) => (await caches.match(ACTIVE_MARK, { cacheName: key })) && key),
  );
  // Releases before this one left no mark.
  const previous = marks.findLast(Boolean) ?? others.at(-1);
  await Promise.all(others.filter((key) => key !== previous).map((key) => caches.delete(key)));
}
