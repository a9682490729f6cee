import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { addressOf, feedAddress, feedKinds, localePrefixes } from '#router/model/addresses.ts';
import { moved } from '#router/model/redirects.ts';
import { startNginx } from '#scripts/nginx.ts';
import { parseHeadersFile } from '#scripts/static-site.ts';
import { locales } from '#site/locales.ts';
import { pages } from '../support/content.ts';
import { missedBy } from '../support/observatory.ts';
import { DIST, expect, test } from './support/fixtures.ts';
import { untilOfflineReady } from './support/steps.ts';
import { startWrangler } from './support/wrangler.ts';

test.use({ serviceWorkers: 'allow' });

const [everywhere] = parseHeadersFile(readFileSync(join(DIST, '_headers'), 'utf8'));
const strict = Object.fromEntries(
  (everywhere?.headers ?? []).map(([name, value]) => [name.toLowerCase(), value]),
);

const hosts = [
  { name: 'nginx', start: () => startNginx(DIST) },
  { name: 'wrangler', start: startWrangler },
] as const;

/** Returns the target of a redirect, as a path of the same host. */
async function redirectOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect([301, 307, 308], address).toContain(answer.status());
  const { pathname, search, hash } = new URL(answer.headers().location ?? '', 'http://host');
  return pathname + search + hash;
}

for (const { name, start } of hosts) {
  test(`${name} serves every page, file and 404 with the strict headers, and redirects once`, {
    tag: `@${name}`,
  }, async ({ playwright }) => {
    test.setTimeout(600_000);
    const host = await start();
    const request = await playwright.request.newContext({ baseURL: host.origin });
    try {
      expect(Object.keys(strict)).toHaveLength(8);
      for (const { address, locale } of pages) {
        const answer = await request.get(address, { maxRedirects: 0 });
        expect(answer.status(), address).toBe(200);
        expect(answer.headers(), address).toMatchObject(strict);
        expect(answer.headers()['cache-control'], address).toMatch(/no-cache|max-age=0, must-revalidate/);
        const html = await answer.text();
        expect(html, address).toContain(`<html lang="${locale}"`);
        expect(missedBy({ headers: answer.headers(), html }), address).toEqual([]);
        if (address === '/') continue;
        expect(await redirectOf(request, `${address}/?gclid=1`)).toBe(`${address}?gclid=1`);
        expect(await redirectOf(request, `${address}.html`)).toBe(address);
      }
      for (const { basePath, locale } of localePrefixes) {
        for (const path of ['/no/such-page', '/no-such-page', '/insights/none']) {
          const address = addressOf(path, basePath);
          const answer = await request.get(address);
          expect(answer.status(), address).toBe(404);
          expect(answer.headers(), address).toMatchObject(strict);
          const html = await answer.text();
          expect(html, address).toContain(`<html lang="${locale}"`);
          const page = path === '/insights/none' ? 'article' : 'not-found';
          expect(html, address).toMatch(new RegExp(`data-page="[^"]* ${page} `));
        }
      }
      for (const { from, to, hash } of moved) {
        expect(await redirectOf(request, `${from}?a=1`)).toBe(`${to}?a=1${hash}`);
        expect(await redirectOf(request, `${from}/`)).toBe(to + hash);
      }
      for (const folder of ['assets', 'offline', 'cards/de']) {
        for (const file of readdirSync(join(DIST, folder)).filter((file) => /\.(?!br$|gz$)\w+$/.test(file))) {
          const answer = await request.get(`/${folder}/${file}`);
          expect(answer.headers(), file).toMatchObject({
            ...strict,
            'cache-control': 'public, max-age=31536000, immutable',
          });
        }
      }
      for (const { code } of locales) {
        for (const kind of feedKinds) {
          const answer = await request.get(feedAddress(code, kind));
          expect(answer.headers(), code + kind).toMatchObject({ ...strict, 'cache-control': 'no-cache' });
          expect(answer.headers()['content-type'], kind).toBe(`application/${kind}; charset=utf-8`);
        }
      }
      const worker = await request.get('/sw.js');
      expect(worker.headers()).toMatchObject({ ...strict, 'cache-control': 'no-cache' });
      const hidden = [
        '_headers',
        '_redirects',
        '_nginx-headers.conf',
        '_nginx-not-found.conf',
        '.assetsignore',
      ];
      for (const file of hidden) expect((await request.get(`/${file}`)).status(), file).toBe(404);
      const back = ['/%5Cevil.example/', '/it/%5Cevil.example.html'];
      for (const trap of [...back, '/a%0d%0aSet-Cookie:x=1/', '//evil.example/']) {
        const answer = await request.get(`${host.origin}${trap}`, { maxRedirects: 0 });
        const { location = '/' } = answer.headers();
        // Resolves the location as browsers do, which read a backslash as a slash.
        expect(new URL(location, host.origin).origin, trap).toBe(host.origin);
        expect(answer.headers(), trap).not.toHaveProperty('set-cookie');
      }
      for (const { address } of pages.filter(({ route }) => route.id === 'article')) {
        const answer = await request.get(`${address}.md`);
        expect(answer.status(), address).toBe(200);
        expect(answer.headers()['content-type'], address).toMatch(/^text\/markdown(?:; ?charset=utf-8)?$/i);
      }
      const plain = await request.get('/.well-known/security.txt');
      expect(plain.status()).toBe(200);
      expect(plain.headers()['content-type']).toMatch(/^text\/plain/);
      const shared = await request.post('/share-target', { maxRedirects: 0 });
      expect([shared.status(), shared.headers().location]).toEqual([303, '/analyzer']);
    } finally {
      await request.dispose();
      await host.end();
    }
  });
}

test('nginx serves files that prove a domain for a certificate', { tag: '@nginx' }, async ({ request }) => {
  const proof = join(DIST, '.well-known/proof.txt');
  writeFileSync(proof, 'proven');
  const host = await startNginx(DIST);
  try {
    const answer = await request.get(`${host.origin}/.well-known/proof.txt`);
    expect([answer.status(), await answer.text()]).toEqual([200, 'proven']);
    expect((await request.get(`${host.origin}/.well-known/none`)).status()).toBe(404);
  } finally {
    await host.end();
    rmSync(proof);
  }
});

test('nginx sends compressed files, and its 404 page only with status 404', { tag: '@nginx' }, async ({
  request,
}) => {
  expect((await request.get('/de/404')).status()).toBe(404);
  const encodings = { 'br, gzip': 'br', gzip: 'gzip', identity: undefined };
  for (const [accepted, encoding] of Object.entries(encodings)) {
    for (const path of ['/', '/de/pricing', '/sw.js', '/de/nope']) {
      const answer = await request.get(path, { headers: { 'Accept-Encoding': accepted } });
      expect(answer.headers()['content-encoding'], `${path}, ${accepted}`).toBe(encoding);
      expect(answer.headers().vary, path).toContain('Accept-Encoding');
    }
  }
});

test('a site served by wrangler works offline, and an old address leads to its page', {
  tag: '@wrangler',
}, async ({ page }) => {
  const host = await startWrangler();
  await page.goto(`${host.origin}/en/pricing`);
  await untilOfflineReady(page);
  await host.end();
  await page.goto(`${host.origin}/en/contact?utm_source=card`);
  await expect(page).toHaveURL(`${host.origin}/en?utm_source=card#contact`);
  await expect(page.locator('#contact-form')).toBeInViewport();
});
