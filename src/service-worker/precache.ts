import { localePrefixes } from '#router/model/addresses.ts';
import {
  BUNDLE_FOLDER,
  type Bundle,
  bundleLocale,
  type FileHashes,
  fileHashes,
  hashOf,
  parseBundleName,
} from '#site/bundles.ts';
import { ACTIVE_MARK, CACHE_PREFIX } from '#site/storage-keys.ts';

/** An entry of the precache manifest that the build injects into the worker. */
export interface StoredFile {
  url: string;
  /** Hash of the file's content. For a bundle, hash of the list of its files. */
  revision: string;
}

/** Number of concurrent fetches after the page has loaded: 190 files took 2.0 s, and at least 4.0 s in sequence. */
const FETCHES_AT_ONCE = 6;
const TRIES = 4;
const FIRST_PAUSE_MS = 500;

/** Returns the cache name of one version of the site, derived from its files and the headers of its pages. */
export function storeName(
  files: readonly StoredFile[],
  pageHeaders: Readonly<Record<string, string>>,
): string {
  // A change of any file changes the list. A small hash of the list names the version.
  let hash = 5381;
  for (const letter of JSON.stringify([files, pageHeaders]))
    hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return `${CACHE_PREFIX}${hash.toString(36)}`;
}

/**
 * Returns the files to store for these locales; without locales, all files except prerendered pages. The shell renders
 * every other page from its messages, which are stored in all languages.
 *
 * @param basePaths '/de', or '' for the addresses without a language.
 */
export function filesFor(files: readonly StoredFile[], basePaths: ReadonlySet<string>): StoredFile[] {
  const bundleLocales = new Set<string>([...basePaths].map(bundleLocale));
  return files.filter(({ url }) => {
    const { kind, part = '' } = parseBundleName(url) ?? {};
    if (kind === 'homes') return bundleLocales.size > 0;
    return kind !== 'pages' || bundleLocales.has(part);
  });
}

/** Returns the base paths of the locales whose pages any version has stored. */
export async function storedBasePaths(caches: CacheStorage): Promise<string[]> {
  const stored = new Set<string>();
  for (const name of await versions(caches)) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { kind, part = '' } = parseBundleName(new URL(url).pathname) ?? {};
      if (kind === 'pages') stored.add(part);
    }
  }
  return localePrefixes
    .map(({ basePath }) => basePath)
    .filter((basePath) => stored.has(bundleLocale(basePath)));
}

/** Returns the names of the caches that hold a version of the site. */
const versions = async (caches: CacheStorage) =>
  (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

interface World {
  caches: CacheStorage;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
  /** Security headers of every page. A stored page must be as strict as a page from the host. */
  pageHeaders: Readonly<Record<string, string>>;
}

/**
 * Stores these files of a version, and verifies all files that are already stored. A file that is missing or differs
 * from the build is copied from another version or fetched again. A failed fetch is retried. Rejects if a file cannot
 * be stored.
 */
export async function storeAll(name: string, files: readonly StoredFile[], world: World): Promise<void> {
  const store = createCacheWriter(name, await versions(world.caches), await world.caches.open(name), world);
  const waiting = [...files];
  const next = async (): Promise<void> => {
    const file = waiting.shift();
    if (!file) return;
    await (parseBundleName(file.url) ? store.storeBundle(file) : store.storeFile(file));
    await next();
  };
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, next));
}

function createCacheWriter(
  name: string,
  others: readonly string[],
  cache: Cache,
  { caches, fetch, wait, pageHeaders }: World,
) {
  async function put(address: string, body: string | ArrayBuffer, { type, date }: Origin): Promise<void> {
    const headers = { 'Content-Type': type, Date: date, ...(isPage(address) && pageHeaders) };
    await cache.put(address, new Response(body, { headers }));
  }

  /** Finds the file with this content in this version's cache, or copies it from another version's cache. */
  async function known(address: string, hash: string): Promise<ArrayBuffer | undefined> {
    for (const cacheName of new Set([name, ...others])) {
      const stored = await caches.match(address, { cacheName, ignoreVary: true });
      const body = await stored?.arrayBuffer();
      if (!stored || !body || (await hashOf(body)) !== hash) continue;
      if (cacheName !== name) await put(address, body, originOf(stored));
      return body;
    }
    return undefined;
  }

  /** Fetches a file and passes the answer to `accept`. Retries if the request fails or `accept` rejects. */
  async function fetched<Body>(url: string, accept: (answer: Response) => Promise<Body>): Promise<Body> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A retry bypasses the browser's HTTP cache, because the wrong answer may have been cached there.
        const cache = attempt === 1 && isImmutable(url) ? 'default' : 'reload';
        const answer = await fetch(`/${url}`, { cache, priority: 'low' });
        if (!answer.ok) throw new Error(`/${url} answered ${answer.status}.`);
        return await accept(answer);
      } catch (error) {
        if (attempt === TRIES) throw error;
        await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
      }
    }
  }

  async function storeFile({ url, revision }: StoredFile): Promise<void> {
    const address = `/${url}`;
    if (await known(address, revision)) return;
    const { body, origin } = await fetched(url, async (answer) => {
      const bytes = await answer.arrayBuffer();
      if ((await hashOf(bytes)) !== revision) throw new Error(`${address} is not of this version.`);
      return { body: bytes, origin: originOf(answer) };
    });
    await put(address, body, origin);
  }

  /**
   * Stores the files of a bundle, and after them the list of its files at the bundle's address. If the list is copied
   * from another version, it is stored before its files are checked.
   */
  async function storeBundle({ url, revision }: StoredFile): Promise<void> {
    const list = await known(`/${url}`, revision);
    if (list && (await hasAll(JSON.parse(new TextDecoder().decode(list))))) return;
    const { bundle, hashes, date } = await fetched(url, async (answer) => {
      const bundle: Bundle = await answer.json();
      const hashes = await fileHashes(bundle);
      if ((await hashOf(JSON.stringify(hashes))) !== revision)
        throw new Error(`/${url} is not of this version.`);
      return { bundle, hashes, date: originOf(answer).date };
    });
    for (const [address, text] of Object.entries(bundle))
      if (!(await known(address, hashes[address] ?? '')))
        await put(address, text, { type: typeOf(address), date });
    await put(`/${url}`, JSON.stringify(hashes), { type: JSON_TYPE, date });
  }

  async function hasAll(hashes: FileHashes): Promise<boolean> {
    for (const [address, hash] of Object.entries(hashes)) if (!(await known(address, hash))) return false;
    return true;
  }

  return { storeFile, storeBundle };
}

interface Origin {
  type: string;
  /** Time at which the host sent the file. */
  date: string;
}

const originOf = ({ headers }: Response): Origin => ({
  type: headers.get('Content-Type') ?? '',
  date: headers.get('Date') ?? '',
});

const JSON_TYPE = 'application/json';
const typeOf = (address: string) => (isPage(address) ? 'text/html; charset=utf-8' : JSON_TYPE);

/** Returns true for an address without an extension, which is the address of a page. */
const isPage = (address: string) => !/\.\w+$/.test(address);

/** Returns true if the file's name contains a hash of its content. */
const isImmutable = (url: string) => url.startsWith('assets/') || url.startsWith(`${BUNDLE_FOLDER}/`);

/**
 * Deletes the caches of all versions except this one and the previously active one, which tabs opened before the update
 * still read from. A version that is being installed retains its cache.
 */
export async function deleteOldVersions(
  name: string,
  caches: CacheStorage,
  isInstalling: boolean,
): Promise<void> {
  const others = (await versions(caches)).filter((key) => key !== name);
  const activations = await Promise.all(
    others.map(async (key) => {
      const mark = await caches.match(ACTIVE_MARK, { cacheName: key });
      return { key, time: mark ? Number(await mark.text()) : -1 };
    }),
  );
  // The activation time decides. The order of caches does not, because a rollback does not change it: it is the order
  // of the first installations.
  const { key: previous, time: last = 0 } = activations.sort((a, b) => a.time - b.time).at(-1) ?? {};
  // The mark is later than all others, even if the clock was set back.
  const mark = Math.max(Date.now(), last + 1);
  await (await caches.open(name)).put(ACTIVE_MARK, new Response(String(mark)));
  const old = activations.filter(({ key, time }) => key !== previous && !(isInstalling && time < 0));
  await Promise.all(old.map(({ key }) => caches.delete(key)));
}
