import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '#local/listen.ts';
import { staticSite } from '#local/static-site.ts';
import { createAnswers } from '#service-worker/answers.ts';
import { type StoredFile, storeAll } from '#service-worker/precache.ts';
import { addressOf, localePrefixes } from '#site/addresses.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';
import { pages } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';
import { memoryCaches } from '../support/memory-caches.ts';

/**
 * The worker's own code with the packs of the build, filled from a host over HTTP; then the host is gone. A
 * browser shows the same for some addresses (every-page.spec.ts); what it shows is compared here for all.
 */
const caches = memoryCaches();
const STORE = 'site-tested';
const headers = { 'X-Frame-Options': 'DENY' };
let host: Server;
let answers: ReturnType<typeof createAnswers>;

/** The list that the build has put into the worker. */
function storedFiles(): StoredFile[] {
  const worker = readFileSync('dist/sw.js', 'utf8');
  return [...worker.matchAll(/\{"revision":(?:null|"\w+"),"url":"[^"]+"\}/g)].map(([entry]) =>
    JSON.parse(entry),
  );
}

beforeAll(async () => {
  host = staticSite('dist');
  const port = await listen(host, 0, 'PORT');
  const fromHost: typeof fetch = (address, options) => fetch(`http://127.0.0.1:${port}${address}`, options);
  await storeAll(STORE, storedFiles(), { caches, fetch: fromHost, wait: async () => {} });
  await new Promise((closed) => host.close(closed));
  const gone: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  answers = createAnswers({ caches, fetch: gone, storeName: STORE, pageHeaders: headers });
});

afterAll(() => void host.close());

const ask = (address: string) => answers.strategies.page(new Request(`https://vaglio.example${address}`));

/** What programs alone read is not carried offline: cards, structured data, the way to Markdown. */
function asReadByVisitors(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const shown = head
    .replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    .replace(/<link rel="alternate" type="text\/markdown"[^>]*>/g, '')
    .replace(/<meta (?:property="(?:og|article):|name="twitter:)[^>]*>/g, '');
  return [shown, ...rest].join('</head>');
}

test('the store holds what the build has listed', async () => {
  const files = storedFiles();
  expect(files.length).toBeGreaterThan(50);
  const stored = await (await caches.open(STORE)).keys();
  expect(stored.map(({ url }) => new URL(url).pathname).sort()).toEqual(
    files.map(({ url }) => `/${url}`).sort(),
  );
});

test.each(pages)('$address is the host’s page', async ({ address }) => {
  const answer = await ask(address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'x-frame-options': 'DENY' });
  expect(await answer.text()).toBe(asReadByVisitors(htmlOf(address)));
});

test.each(pages)('all that $address refers to is stored', async ({ address }) => {
  const html = asReadByVisitors(htmlOf(address));
  const files = [
    ...attributesOf(html, 'script').map(({ src }) => src),
    ...attributesOf(html, 'link')
      .filter(({ rel }) => !['canonical', 'alternate', 'apple-touch-icon'].includes(rel ?? ''))
      .map(({ href }) => href),
    ...attributesOf(html, 'img').map(({ src }) => src),
  ].filter((file) => file?.startsWith('/'));
  expect(files.length).toBeGreaterThan(2);
  const cache = await caches.open(STORE);
  const stored = await Promise.all(files.map((file) => cache.match(file ?? '')));
  const missing = files.filter((_, index) => !stored[index]);
  expect(missing).toEqual([]);
});

test.each(localePrefixes)('what is not there is not found: $base', async ({ base }) => {
  for (const [path, page] of [
    ['/no/such-page', NOT_FOUND],
    ['/insights/no-such-article', ARTICLE_NOT_FOUND],
  ] as const) {
    const answer = await ask(addressOf(path, base));
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(asReadByVisitors(htmlOf(addressOf(page, base))));
  }
});
