import { expect, test } from 'vitest';
import { messagesAddress, SHELL } from '#site/bundles.ts';
import { type Locale, locales } from '#site/locales.ts';
import { createHandlers } from '../../../src/service-worker/handlers.ts';
import { memoryCaches } from '../../support/memory-caches.ts';
import { until } from '../../support/until.ts';

const STORE = 'site-test';
const versions = Object.fromEntries(locales.map(({ code }) => [code, 'v1'])) as Record<Locale, string>;

const offline = async (): Promise<Response> => {
  throw new TypeError('offline');
};
/** A network that accepts the request and never answers. */
const silent = () => new Promise<Response>(() => {});

/** Creates a worker that has stored one page, the shell and some messages. Pauses end only if the network is silent. */
async function world(fetch: (request: Request) => Promise<Response> = offline) {
  const caches = memoryCaches();
  const store = await caches.open(STORE);
  const headers = { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' };
  await store.put('/de/analyzer', new Response('<h1>Analyzer</h1>', { headers }));
  await store.put(SHELL, new Response('<i>shell</i>', { headers }));
  await store.put(messagesAddress('v1', 'de', 'common'), Response.json({ 'common.menu': 'Menü' }));
  await store.put(messagesAddress('v1', 'de', 'articles/new'), Response.json({ title: 'Neu' }));
  await store.put(messagesAddress('v1', 'de', 'article-list/older'), Response.json([{ slug: 'old' }]));
  const wait = () => (fetch === silent ? Promise.resolve() : new Promise<void>(() => {}));
  const answers = createHandlers({
    ...{ caches, wait, versions, storeName: STORE },
    fetch: fetch as typeof globalThis.fetch,
  });
  const open = (path: string) => answers.page(new Request(`https://vaglio.example${path}`));
  const ask = (path: string) => answers.messages(new Request(`https://vaglio.example/messages/${path}.json`));
  return { caches, store, open, ask };
}

test('a stored page is answered with its security headers, whatever the query', async () => {
  const { open } = await world();
  const answer = await open('/de/analyzer?utm_source=x');
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>Analyzer</h1>']);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each([offline, silent])('a page that is not stored is rendered in the shell: %o', async (network) => {
  const { open } = await world(network);
  for (const path of ['/fr/pricing', '/de/insights/new']) {
    const answer = await open(path);
    expect.soft([answer.status, await answer.text()], path).toEqual([200, '<i>shell</i>']);
    expect.soft(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  for (const path of ['/de/nowhere', '/de/insights/none', '/de/Pricing'])
    expect.soft([path, (await open(path)).status]).toEqual([path, 404]);
});

test('an error of the host is treated like no answer', async () => {
  const { open } = await world(async () => new Response('down', { status: 503 }));
  expect(await (await open('/fr/pricing')).text()).toBe('<i>shell</i>');
});

test.each(['/de/analyzer/?a=1', '/de/analyzer.html?a=1', '/de/analyzer/index.html?a=1'])(
  '%s leads to the page, with its query',
  async (address) => {
    const { open } = await world();
    const answer = await open(address);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      'https://vaglio.example/de/analyzer?a=1',
    ]);
  },
);

test('a page that is newer than this version comes from the host', async () => {
  const { open } = await world(async () => new Response('<h1>New</h1>'));
  const answer = await open('/de/newer');
  expect([answer.status, await answer.text()]).toEqual([200, '<h1>New</h1>']);
});

test('without a cache the host answers every request, and the worker does not create the cache again', async () => {
  const { caches, open, ask } = await world(async () => Response.json('the host’s'));
  await caches.delete(STORE);
  expect(await (await open('/de/analyzer')).json()).toBe('the host’s');
  expect(await (await ask('v1/de/common')).json()).toBe('the host’s');
  expect(caches.names()).toEqual([]);
});

test('messages are answered by their version, and those of an older version from its own cache', async () => {
  const { caches, ask } = await world();
  const old = await caches.open('site-before');
  await old.put(messagesAddress('v0', 'de', 'common'), Response.json({ 'common.menu': 'Speisekarte' }));
  expect(await (await ask('v1/de/common')).json()).toEqual({ 'common.menu': 'Menü' });
  expect(await (await ask('v0/de/common')).json()).toEqual({ 'common.menu': 'Speisekarte' });
});

test.each([offline, silent])('messages that are not stored: %o', async (network) => {
  const { ask } = await world(network);
  const types = async (path: string) => [path, (await ask(path)).type, (await ask(path)).status];
  // This version stores all messages except those of older articles, so no other messages exist.
  expect(await types('v1/de/nothing')).toEqual(['v1/de/nothing', 'default', 404]);
  expect(await types('v1/de/articles/none')).toEqual(['v1/de/articles/none', 'default', 404]);
  expect(await types('v1/de/articles/old')).toEqual(['v1/de/articles/old', 'error', 0]);
  expect(await types('v9/de/common')).toEqual(['v9/de/common', 'error', 0]);
});

test('an older article is stored after it is read', async () => {
  const { store, ask } = await world(async () => Response.json({ title: 'Alt' }));
  expect(await (await ask('v1/de/articles/old')).json()).toEqual({ title: 'Alt' });
  await until(async () => expect(await store.match('/messages/v1/de/articles/old.json')).toBeDefined());
});
