import { expect, test } from 'vitest';
import { createAnswers } from '../../../src/service-worker/answers.ts';
import { memoryCaches } from '../../support/memory-caches.ts';
import { until } from '../../support/until.ts';
import { idsFile, page, pageFile, shellOf, wordsFile } from './support/packs.ts';

const STORE = 'site-test';
const SHELL = '/offline/shell-1.json';

const offline = async (): Promise<Response> => {
  throw new TypeError('offline');
};

/** A worker with a pack of one page in its store, and without a network unless it is given one. */
async function world(fetch: (request: Request) => Promise<Response> = offline) {
  const caches = memoryCaches();
  const pages = { '/analyzer': page({ main: ['<h1>Analyzer</h1>'] }), '/404': page({ main: ['none'] }) };
  const store = await caches.open(STORE);
  await store.put(SHELL, Response.json(shellOf(pages)));
  await store.put(idsFile, Response.json({ common: ['common.menu'] }));
  await store.put(wordsFile, Response.json({ common: ['Menü'] }));
  for (const [path, pack] of Object.entries(pages)) await store.put(pageFile(path), Response.json(pack));
  const pageHeaders = { 'X-Content-Type-Options': 'nosniff' };
  const start = () =>
    createAnswers({ caches, fetch: fetch as typeof globalThis.fetch, storeName: STORE, pageHeaders });
  const open = ({ strategies }: ReturnType<typeof start>, path: string) =>
    strategies.page(new Request(`https://vaglio.example${path}`));
  return { caches, store, start, open };
}

test('a page that was opened before, or prepared, is answered without the packs, policy and all', async () => {
  const { store, start, open } = await world();
  const first = await open(start(), '/de/analyzer?utm_source=x');
  await until(async () => expect(await store.match('/de/analyzer')).toBeDefined());
  await store.delete(SHELL);
  const again = await open(start(), '/de/analyzer');
  expect(await again.text()).toBe(await first.text());
  expect([...again.headers]).toEqual([...first.headers]);
  expect(again.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('what is no page is not kept, and nothing brings back a copy that was removed', async () => {
  const { caches, store, start, open } = await world();
  const worker = start();
  expect((await open(worker, '/de/nowhere')).status).toBe(404);
  await worker.cachePage('/de/nowhere');
  expect(await store.keys()).toHaveLength(5);
  await caches.delete(STORE);
  await expect(open(worker, '/de/analyzer')).rejects.toThrow('offline');
  await worker.cachePage('/de/analyzer');
  expect(caches.names()).toEqual([]);
});

test('a page that has come since this version is the host’s', async () => {
  const { start, open } = await world(async () => new Response('<h1>New</h1>'));
  const answer = await open(start(), '/de/newer');
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>New</h1>']);
});

test('words are answered by their version, an older one’s from its own store', async () => {
  const { caches, start } = await world();
  const old = await caches.open('site-before');
  const shell = shellOf({});
  const words = { ...shell.words, de: { file: wordsFile, version: 'v0' } };
  await old.put(SHELL, Response.json({ ...shell, words }));
  await old.put(idsFile, Response.json({ common: ['common.menu'] }));
  await old.put(wordsFile, Response.json({ common: ['Speisekarte'] }));
  const { strategies } = start();
  const ask = (path: string) => strategies.words(new Request(`https://vaglio.example/words/${path}`));
  expect(await (await ask('v1/de/common.json')).json()).toEqual({ 'common.menu': 'Menü' });
  expect(await (await ask('v0/de/common.json')).json()).toEqual({ 'common.menu': 'Speisekarte' });
  expect((await ask('v1/de/nothing.json')).status).toBe(404);
  await expect(ask('v9/de/common.json')).rejects.toThrow('offline');
});

test('a text whose file is gone, is asked of the network', async () => {
  const { store, start } = await world(async () => Response.json({ items: ['from the host'] }));
  const file = pageFile('/analyzer');
  await store.put(SHELL, Response.json({ ...shellOf({}), pages: { 'entries/webinars': file } }));
  const ask = async ({ strategies }: ReturnType<typeof start>) =>
    (await strategies.words(new Request('https://vaglio.example/words/v1/de/entries/webinars.json'))).json();
  const content = { name: 'entries/webinars', values: { de: { items: ['from the store'] } } };
  await store.put(file, Response.json({ ...page({}), content }));
  expect(await ask(start())).toEqual({ items: ['from the store'] });
  await store.delete(file);
  expect(await ask(start())).toEqual({ items: ['from the host'] });
});
