import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CACHE_PREFIX, SHARED_DECK_CACHE } from '#site/storage-keys.ts';
import { memoryCaches } from '../../support/memory-caches.ts';

interface Event {
  ports: { postMessage(data: unknown): void }[];
  waitUntil(work: Promise<void>): void;
}

/** Runs deploy/withdraw-sw.js with only these globals. Other globals, such as indexedDB, do not exist. */
async function withdrawn(caches: CacheStorage) {
  const calls: string[] = [];
  const listeners = new Map<string, (event: Event) => void>();
  const call = (name: string) => async () => void calls.push(name);
  runInNewContext(readFileSync('deploy/withdraw-sw.js', 'utf8'), {
    self: {
      caches,
      addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
      skipWaiting: call('skipWaiting'),
      registration: { unregister: call('unregister') },
    },
  });
  const fire = async (type: string, ports: Event['ports'] = []) => {
    let work: Promise<void> | undefined;
    listeners.get(type)?.({
      ports,
      waitUntil: (promise) => {
        work = promise;
      },
    });
    await work;
  };
  await fire('install');
  await fire('activate');
  return { calls, types: [...listeners.keys()], fire };
}

test('the replacement worker activates, deletes the copies of the site and unregisters', async () => {
  const caches = memoryCaches();
  for (const name of [`${CACHE_PREFIX}1`, `${CACHE_PREFIX}2`, SHARED_DECK_CACHE]) await caches.open(name);
  const { calls } = await withdrawn(caches);
  expect(calls).toEqual(['skipWaiting', 'unregister']);
  expect(caches.names()).toEqual([SHARED_DECK_CACHE]);
});

test('the replacement worker unregisters even if a copy cannot be deleted', async () => {
  const caches = memoryCaches();
  await caches.open(`${CACHE_PREFIX}1`);
  caches.delete = () => Promise.reject(new Error('storage fails'));
  expect((await withdrawn(caches)).calls).toContain('unregister');
});

test('the replacement worker answers no request, and tells pages that there is no copy', async () => {
  const { types, fire } = await withdrawn(memoryCaches());
  expect(types.sort()).toEqual(['activate', 'install', 'message']);
  const answers: unknown[] = [];
  await fire('message', [{ postMessage: (data) => answers.push(data) }]);
  await fire('message');
  expect(answers).toEqual([false]);
});

test('the replacement worker names neither the outbox nor the drafts in its code', () => {
  const code = readFileSync('deploy/withdraw-sw.js', 'utf8').replace(/^\s*\/\/.*$/gm, '');
  expect(code).not.toMatch(/indexedDB|localStorage|outbox|draft/);
});
