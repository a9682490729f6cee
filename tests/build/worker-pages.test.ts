import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#scripts/listen.ts';
import { staticSite } from '#scripts/static-site.ts';
import { createHandlers } from '#service-worker/handlers.ts';
import { type StoredFile, storeAll } from '#service-worker/precache.ts';
import { brand } from '#site/brand.ts';
import { SHELL } from '#site/bundles.ts';
import { locales } from '#site/locales.ts';
import { pages } from '../support/content.ts';
import { attributesOf, complaints, htmlOf } from '../support/html.ts';
import { memoryCaches } from '../support/memory-caches.ts';

/**
 * Runs the worker's own code with the bundles of the build. A host over HTTP fills its cache with the pages of all
 * locales and then stops. A browser test covers some addresses (every-page.spec.ts), and this test compares all of
 * them.
 */
const caches = memoryCaches();
const STORE = 'site-tested';
let host: Server;
let answers: ReturnType<typeof createHandlers>;

/** Returns the precache list that the build has written into the worker. */
function storedFiles(): StoredFile[] {
  const worker = readFileSync('dist/sw.js', 'utf8');
  return [...worker.matchAll(/\{"revision":"\w+","url":"[^"]+"\}/g)].map(([entry]) => JSON.parse(entry));
}

beforeAll(async () => {
  host = staticSite('dist');
  // The server could close a keep-alive connection at the moment of its next use.
  host.keepAliveTimeout = 0;
  const port = await listen(host, 0, 'PORT');
  const fromHost: typeof fetch = (address, options) => fetch(`http://127.0.0.1:${port}${address}`, options);
  const pageHeaders = { 'X-Frame-Options': 'DENY' };
  const world = { caches, fetch: fromHost, wait: async () => {}, pageHeaders };
  await storeAll(STORE, storedFiles(), world);
  await new Promise((closed) => host.close(closed));
  const gone: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const versions = Object.fromEntries(
    /data-messages="([^"]+)"/
      .exec(htmlOf('/en'))?.[1]
      ?.split(' ')
      .map((pair) => pair.split('=')) ?? [],
  );
  answers = createHandlers({ ...world, fetch: gone, storeName: STORE, versions });
});

afterAll(() => void host.close());

const ask = (address: string) => answers.page(new Request(`https://vaglio.example${address}`));

/**
 * Removes the parts that only programs read, which the worker does not store: cards, structured data, the link to
 * Markdown.
 */
function asReadByVisitors(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const shown = head
    .replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    .replace(/<link rel="alternate" type="text\/markdown"[^>]*>/g, '')
    .replace(/<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g, '');
  return [shown, ...rest].join('</head>');
}

test('each locale has one bundle of pages and one of messages, and no internal files of the build are shipped', () => {
  const files = readdirSync('dist/offline').filter((name) => name.endsWith('.json'));
  const parts = files.map((name) => name.split('.').slice(0, 2).join('.')).sort();
  const codes = locales.map(({ code }) => code);
  const words = [...codes, 'italian'].map((part) => `messages.${part}`);
  const editions = [...codes, 'default'].map((part) => `pages.${part}`);
  expect(parts).toEqual(['homes.all', 'shell.all', ...editions, ...words].sort());
  for (const file of files)
    expect(readFileSync(`dist/offline/${file}`, 'utf8')).not.toMatch(/og:image|ld\+json/);
  expect(existsSync('dist/.vite')).toBe(false);
});

test('every stored page shows the same as on the host, with the security headers', async () => {
  for (const { address } of pages) {
    const answer = await ask(address);
    expect.soft([answer.status, answer.headers.get('X-Frame-Options')], address).toEqual([200, 'DENY']);
    expect.soft((await answer.text()) === asReadByVisitors(htmlOf(address)), address).toBe(true);
  }
});

test('the shell has a title before the app has rendered the page', async () => {
  const answer = await (await caches.open(STORE)).match(SHELL);
  expect(await answer?.text()).toContain(`<title>${brand.name}</title>`);
});

test('every file that a page references is stored', async () => {
  const cache = await caches.open(STORE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wrong = complaints(pages, ({ address }) => {
    const html = asReadByVisitors(htmlOf(address));
    const files = attributesOf(html, 'script|img|link')
      .filter(({ rel = '' }) => !['canonical', 'alternate', 'apple-touch-icon'].includes(rel))
      .flatMap(({ src, href }) => src ?? href ?? [])
      .filter((file) => file.startsWith('/'));
    return [files.length < 3 && 'refers to nothing', ...files.filter((file) => !stored.has(file))];
  });
  expect(wrong).toEqual([]);
});

test('the messages of every page are stored in every locale, so that the shell can render it', async () => {
  const cache = await caches.open(STORE);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const written = readdirSync('dist/messages', { recursive: true, encoding: 'utf8' });
  const words = written.filter((file) => file.endsWith('.json')).map((file) => `/messages/${file}`);
  expect(words.length).toBeGreaterThan(200);
  expect(words.filter((address) => !stored.has(address))).toEqual([]);
});
