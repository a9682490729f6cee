import { expect, test } from 'vitest';
import { newPack } from '../../../src/build/packs.ts';
import { createAnswers } from '../../../src/service-worker/answers.ts';
import { memoryCaches } from '../../support/memory-caches.ts';

const STORE = 'site-test';
const PACK = '/offline/de-1.json';

const offline = async (): Promise<Response> => {
  throw new TypeError('offline');
};

/** A worker with a pack of one page in its store, and without a network unless it is given one. */
async function world(fetch: (request: Request) => Promise<Response> = offline) {
  const caches = memoryCaches();
  const pack = {
    ...newPack('de', 'v1'),
    pages: { '/de/analyzer': '<h1>Analyzer</h1>', '/de/404': 'no such page' },
  };
  const store = await caches.open(STORE);
  await store.put(PACK, Response.json(pack));
  const start = () =>
    createAnswers({
      caches,
      fetch: fetch as typeof globalThis.fetch,
      storeName: STORE,
      pageHeaders: { 'X-Content-Type-Options': 'nosniff' },
    });
  const open = ({ strategies }: ReturnType<typeof start>, path: string) =>
    strategies.page(new Request(`https://vaglio.example${path}`));
  return { caches, store, start, open };
}

test('a page that was opened before, or prepared, is answered without its pack, policy and all', async () => {
  const { store, start, open } = await world();
  const first = await open(start(), '/de/analyzer?utm_source=x');
  await expect.poll(() => store.match('/de/analyzer')).toBeDefined();
  await store.delete(PACK);
  const again = await open(start(), '/de/analyzer');
  expect(await again.text()).toBe(await first.text());
  expect([...again.headers]).toEqual([...first.headers]);
  expect(again.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('what is no page is not kept, and nothing brings back a copy that was removed', async () => {
  const { caches, store, start, open } = await world();
  const worker = start();
  expect((await open(worker, '/de/nowhere')).status).toBe(404);
  await worker.preparePage('/de/nowhere');
  expect(await store.keys()).toHaveLength(1);
  await caches.delete(STORE);
  expect((await open(worker, '/de/analyzer')).status).toBe(200);
  await worker.preparePage('/de/analyzer');
  expect(caches.names()).toEqual([]);
});

test('a page that has come since this version is the host’s', async () => {
  const { start, open } = await world(async () => new Response('<h1>New</h1>'));
  const answer = await open(start(), '/de/newer');
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>New</h1>']);
});
