import { expect, test } from 'vitest';
import { forgetOldVersions, type StoredFile, storeAll } from '../../../src/service-worker/precache.ts';
import { memoryCaches } from '../../support/memory-caches.ts';

const revised = ['packs/it.json', 'packs/en.json'].map((url) => ({ url, revision: '1' }));
const files: readonly StoredFile[] = [{ url: 'assets/main-1a2b.js', revision: null }, ...revised];
const addresses = files.map(({ url }) => `/${url}`);

/** A host that answers with each address's own text, but for what `answer` has it say instead. */
function world(answer: (address: string, attempt: number) => Response | undefined = () => undefined) {
  const caches = memoryCaches();
  const fetched: { address: string; cache: RequestCache | undefined }[] = [];
  const pauses: number[] = [];
  const fetch = async (address: string, options?: RequestInit) => {
    fetched.push({ address, cache: options?.cache });
    const attempt = fetched.filter((earlier) => earlier.address === address).length;
    return answer(address, attempt) ?? new Response(`text of ${address}`);
  };
  return { caches, fetched, pauses, fetch, wait: async (ms: number) => void pauses.push(ms) } as const;
}

type World = ReturnType<typeof world>;
const fill = (made: World, name = 'site-new') =>
  storeAll(name, files, made as unknown as Parameters<typeof storeAll>[2]);

async function storedIn({ caches }: World, name = 'site-new') {
  const cache = await caches.open(name);
  return Promise.all(addresses.map(async (address) => (await cache.match(address))?.text()));
}

const complete = addresses.map((address) => `text of ${address}`);

test('all files are stored, those without a hash in their name past the browser’s cache', async () => {
  const made = world();
  await fill(made);
  expect(await storedIn(made)).toEqual(complete);
  // What is stored already is left alone.
  await fill(made);
  expect(made.fetched).toHaveLength(files.length);
  expect(Object.fromEntries(made.fetched.map(({ address, cache }) => [address, cache]))).toEqual({
    '/assets/main-1a2b.js': 'default',
    '/packs/it.json': 'no-cache',
    '/packs/en.json': 'no-cache',
  });
});

test('a file that fails is tried four times, with longer and longer pauses; the fourth may bring it', async () => {
  const isDown = (address: string, attempt: number) => address === '/packs/it.json' && attempt < 4;
  const made = world((...asked) => (isDown(...asked) ? new Response('down', { status: 503 }) : undefined));
  await fill(made);
  expect(await storedIn(made)).toEqual(complete);
  expect(made.pauses).toEqual([500, 1000, 2000]);
});

test.each([404, 500, 503])('an answer of %d is never stored, and rejects in the end', async (status) => {
  const made = world((address) =>
    address === '/packs/it.json' ? new Response('no', { status }) : undefined,
  );
  await expect(fill(made)).rejects.toThrow(`/packs/it.json answered ${status}.`);
  expect((await storedIn(made))[1]).toBeUndefined();
  expect(made.fetched.filter(({ address }) => address === '/packs/it.json')).toHaveLength(4);
});

test('what another version has under a name with a hash is not fetched again', async () => {
  const made = world();
  const old = await made.caches.open('site-old');
  await old.put('/assets/main-1a2b.js', new Response('known'));
  await old.put('/packs/it.json', new Response('of the old version'));
  await fill(made);
  expect(await storedIn(made)).toEqual(['known', ...complete.slice(1)]);
});

test('of the versions before the last one stays for tabs that are still open, and what is not ours stays', async () => {
  const { caches } = world();
  for (const name of ['site-1', 'site-2', 'shared-deck', 'site-3', 'site-new']) await caches.open(name);
  await forgetOldVersions('site-new', caches);
  expect(caches.names()).toEqual(['shared-deck', 'site-3', 'site-new']);
});

test('what an install that failed has left is not taken for the version before', async () => {
  const { caches } = world();
  for (const name of ['site-1', 'site-2']) await forgetOldVersions(name, caches);
  await caches.open('site-part-of-3');
  await forgetOldVersions('site-4', caches);
  expect(caches.names()).toEqual(['site-2', 'site-4']);
});

/** Makes the n-th operation on the caches or the network fail, or the worker's end; answers how many there were. */
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
  'whichever operation %s: what is stored is right, and the next try makes it complete',
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
      for (const [index, text] of stored.entries())
        expect([undefined, complete[index]], `n = ${n}`).toContain(text);
      if (isComplete) expect(stored, `n = ${n}`).toEqual(complete);
      await fill(made);
      expect(await storedIn(made), `after n = ${n}`).toEqual(complete);
    }
  },
);
