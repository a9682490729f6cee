import { beforeAll, expect, test, vi } from 'vitest';
import { type Bundle, bundleName, fileHashes, hashOf } from '#site/bundles.ts';
import {
  deleteOldVersions,
  filesFor,
  type StoredFile,
  storeAll,
  storedBasePaths,
} from '../../../src/service-worker/precache.ts';
import { memoryCaches } from '../../support/memory-caches.ts';

const PAGE_HEADERS = { 'X-Content-Type-Options': 'nosniff' };
const SCRIPT = '/assets/main-1a2b.js';
const ICON = '/icon.svg';
const pages: Bundle = { '/de/faq': '<h1>FAQ</h1>', '/de/pricing': '<h1>Preise</h1>' };

/** The files on the host by address, the expected content of the cache, and the precache list of the worker. */
const host = new Map<string, string>();
const expected: Record<string, string> = { [SCRIPT]: 'script', [ICON]: 'icon', ...pages };
let files: StoredFile[] = [];
let bundle = '';

beforeAll(async () => {
  const hashes = JSON.stringify(await fileHashes(pages));
  const revision = await hashOf(hashes);
  bundle = `/${bundleName('pages', 'de', revision)}`;
  expected[bundle] = hashes;
  for (const address of [SCRIPT, ICON]) host.set(address, expected[address] ?? '');
  host.set(bundle, JSON.stringify(pages));
  const single = [SCRIPT, ICON].map(async (address) => ({
    url: address.slice(1),
    revision: await hashOf(expected[address] ?? ''),
  }));
  files = [...(await Promise.all(single)), { url: bundle.slice(1), revision }];
});

/** Creates a host that answers with its files, except where `answer` returns another response. */
function world(answer: (address: string, attempt: number) => Response | undefined = () => undefined) {
  const caches = memoryCaches();
  const fetched: { address: string; cache: RequestCache | undefined }[] = [];
  const pauses: number[] = [];
  const fetch = async (address: string, options?: RequestInit) => {
    fetched.push({ address, cache: options?.cache });
    const attempt = fetched.filter((earlier) => earlier.address === address).length;
    return answer(address, attempt) ?? new Response(host.get(address));
  };
  const wait = async (ms: number) => void pauses.push(ms);
  return { caches, fetched, pauses, fetch, wait, pageHeaders: PAGE_HEADERS } as const;
}

type World = ReturnType<typeof world>;
const fill = (made: World, name = 'site-new') =>
  storeAll(name, files, made as unknown as Parameters<typeof storeAll>[2]);

async function storedIn({ caches }: World, name = 'site-new') {
  const cache = await caches.open(name);
  const texts = Object.keys(expected).map(async (address) => [
    address,
    await (await cache.match(address))?.text(),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string | undefined>;
}

test('files are stored under their addresses, bundled files separately, and pages with headers', async () => {
  const made = world();
  await fill(made);
  expect(await storedIn(made)).toEqual(expected);
  const page = await made.caches.match('/de/faq');
  expect(Object.fromEntries(page?.headers ?? [])).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  // A second run must not fetch files that are already stored.
  await fill(made);
  expect(made.fetched.map(({ address, cache }) => [address, cache])).toEqual([
    [SCRIPT, 'default'],
    [ICON, 'reload'],
    [bundle, 'default'],
  ]);
});

test('a missing or altered file is detected and replaced, and no wrong file remains', async () => {
  for (const address of Object.keys(expected)) {
    for (const harm of ['missing', 'altered'] as const) {
      const made = world();
      await fill(made);
      const cache = await made.caches.open('site-new');
      if (harm === 'missing') await cache.delete(address);
      else await cache.put(address, new Response('altered'));
      const { length } = made.fetched;
      await fill(made);
      expect(await storedIn(made), `${address} ${harm}`).toEqual(expected);
      expect(made.fetched.length - length, `${address} ${harm}`).toBe(1);
    }
  }
});

test('a cache with a damaged file is incomplete while the host cannot replace the file', async () => {
  for (const address of Object.keys(expected)) {
    const made = world();
    await fill(made);
    await (await made.caches.open('site-new')).put(address, new Response('altered'));
    const offline = { ...made, fetch: () => Promise.reject(new TypeError('offline')) };
    await expect(fill(offline as unknown as World), address).rejects.toThrow('offline');
  }
});

test('files of another version of the host are not stored in this version', async () => {
  for (const address of [SCRIPT, ICON]) {
    const made = world((asked) => (asked === address ? new Response('newer') : undefined));
    await expect(fill(made), address).rejects.toThrow(`${address} is not of this version.`);
    expect((await storedIn(made))[address]).toBeUndefined();
  }
  const newer = JSON.stringify({ ...pages, '/de/faq': '<h1>Newer</h1>' });
  const made = world((asked) => (asked === bundle ? new Response(newer) : undefined));
  await expect(fill(made)).rejects.toThrow(`${bundle} is not of this version.`);
  expect(await storedIn(made)).toMatchObject({ '/de/faq': undefined, [bundle]: undefined });
});

test('a failing file is tried four times with growing pauses, and the fourth attempt can succeed', async () => {
  const isDown = (address: string, attempt: number) => address === SCRIPT && attempt < 4;
  const made = world((...asked) => (isDown(...asked) ? new Response('down', { status: 503 }) : undefined));
  await fill(made);
  expect(await storedIn(made)).toEqual(expected);
  expect(made.pauses).toEqual([500, 1000, 2000]);
  // A wrong answer can come from the HTTP cache, so later attempts bypass it.
  const asked = made.fetched.filter(({ address }) => address === SCRIPT);
  expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload', 'reload', 'reload']);
});

test.each([404, 500, 503])('an answer of %d is never stored and fails the install', async (status) => {
  const made = world((address) => (address === ICON ? new Response('no', { status }) : undefined));
  await expect(fill(made)).rejects.toThrow(`${ICON} answered ${status}.`);
  expect((await storedIn(made))[ICON]).toBeUndefined();
  expect(made.fetched.filter(({ address }) => address === ICON)).toHaveLength(4);
});

test('an unchanged file is copied from the cache of another version and not fetched again', async () => {
  const made = world();
  await fill(made, 'site-old');
  await (await made.caches.open('site-old')).put(ICON, new Response('of the old version'));
  const { length } = made.fetched;
  await fill(made);
  expect(await storedIn(made)).toEqual(expected);
  expect(made.fetched.slice(length).map(({ address }) => address)).toEqual([ICON]);
});

test('the locales of a visitor select the files to store', () => {
  const all = ['assets/a.js', 'offline/messages.de.0.json', 'offline/shell.all.0.json'];
  const prerendered = ['homes.all', 'pages.de', 'pages.fr', 'pages.default'].map(
    (name) => `offline/${name}.0.json`,
  );
  const listed = [...all, ...prerendered].map((url) => ({ url, revision: '' }));
  const taken = (...basePaths: string[]) => filesFor(listed, new Set(basePaths)).map(({ url }) => url);
  expect(taken()).toEqual(all);
  expect(taken('/de')).toEqual([...all, 'offline/homes.all.0.json', 'offline/pages.de.0.json']);
  expect(taken('', '/fr')).toEqual([...all, ...prerendered.filter((url) => !url.includes('.de.'))]);
});

test('a stored locale is stored again in the next version', async () => {
  const made = world();
  await fill(made, 'site-old');
  expect(await storedBasePaths(made.caches)).toEqual(['/de']);
  expect(await storedBasePaths(memoryCaches())).toEqual([]);
});

/**
 * Opens caches one after another. `*` marks an activated cache, `+` one that is opened while another is being
 * installed.
 */
test.each([
  [
    'the last one stays for open tabs, and caches of other kinds stay',
    'site-1 site-2 shared-deck site-3 site-new*',
    'shared-deck site-3 site-new',
  ],
  ['the cache of a failed install does not count', 'site-1* site-2* site-part-of-3 site-4*', 'site-2 site-4'],
  ['one that is being installed stays', 'site-1* site-2* site-4 site-3+', 'site-2 site-4 site-3'],
  ['one that was activated again stays', 'site-1* site-2* site-1* site-3*', 'site-1 site-3'],
])('of the earlier versions, %s', async (_, steps, left) => {
  vi.useFakeTimers();
  const { caches } = world();
  for (const [, name = '', mark] of steps.matchAll(/([\w-]+)([*+]?)/g)) {
    vi.advanceTimersByTime(1_000);
    if (mark) await deleteOldVersions(name, caches, mark === '+');
    else await caches.open(name);
  }
  vi.useRealTimers();
  expect(caches.names().join(' ')).toBe(left);
});

/** Makes the n-th operation on the caches or the network fail or never end, and returns the number of operations. */
function disturbedAt(made: World, n: number, fault: 'fails' | 'is the last') {
  let count = 0;
  let end = (_: false) => {};
  const ended = new Promise<false>((resolve) => {
    end = resolve;
  });
  const counted =
    <Parameters extends unknown[], Result>(operation: (...parameters: Parameters) => Promise<Result>) =>
    async (...parameters: Parameters): Promise<Result> => {
      count += 1;
      if (count === n && fault === 'fails') throw new DOMException('planted', 'QuotaExceededError');
      if (n > 0 && count >= n && fault === 'is the last') {
        end(false);
        return new Promise(() => {});
      }
      return operation(...parameters);
    };
  const open = counted(async (name: string) => {
    const cache = await made.caches.open(name);
    return { match: counted(cache.match), put: counted(cache.put) };
  });
  const caches = { ...made.caches, match: counted(made.caches.match), open };
  const broken = { ...made, fetch: counted(made.fetch), caches } as unknown as World;
  return { broken, operations: () => count, ended };
}

test.each(['fails', 'is the last'] as const)(
  'after the n-th operation %s, stored files are right, and the next run completes them',
  async (fault) => {
    const counting = disturbedAt(world(), 0, fault);
    await fill(counting.broken);
    const last = counting.operations();
    expect(last).toBeGreaterThan(3 * files.length);
    for (let n = 1; n <= last; n += 1) {
      const made = world();
      const disturbed = disturbedAt(made, n, fault);
      const filled = fill(disturbed.broken).then(() => true);
      const isComplete = await Promise.race([filled.catch(() => false), disturbed.ended]);
      const stored = await storedIn(made);
      for (const [address, text] of Object.entries(stored))
        expect([undefined, expected[address]], `n = ${n}`).toContain(text);
      if (isComplete) expect(stored, `n = ${n}`).toEqual(expected);
      await fill(made);
      expect(await storedIn(made), `after n = ${n}`).toEqual(expected);
    }
  },
);
