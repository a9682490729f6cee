import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { immutableFolders } from '#build/headers.ts';
import { localePrefixes } from '#router/model/addresses.ts';
import { moved } from '#router/model/redirects.ts';
import { parseHeadersFile, parseRedirectsFile } from '#scripts/static-site.ts';
import { pages } from '../support/content.ts';
import { complaints, htmlOf } from '../support/html.ts';
import { missedBy } from '../support/observatory.ts';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

test('every host including nginx sends the policy and the other headers that Mozilla’s Observatory requires', () => {
  const [all] = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));
  const headers = Object.fromEntries(all?.headers.map(([name, value]) => [name.toLowerCase(), value]) ?? []);
  expect(all?.path).toBe('/*');
  const missed = complaints(pages, ({ address }) => missedBy({ headers, html: htmlOf(address) }));
  expect(missed).toEqual([]);
  expect(headers).toMatchObject({
    'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
  });
  const lines = readFileSync('dist/_nginx-headers.conf', 'utf8').trim().split('\n');
  expect(lines).toEqual(all?.headers.map(([name, value]) => `add_header ${name} "${value}" always;`));
  expect(nginx).toContain('include ../dist/_nginx-headers.conf;');
});

test('the policy allows only the one inline script that every page has', () => {
  const scripts = new Set(
    pages.map(({ address }) => /<script>([\s\S]*?)<\/script>/.exec(htmlOf(address))?.[1] ?? ''),
  );
  const hashes = [...scripts].map((script) => createHash('sha256').update(script).digest('base64'));
  expect(hashes).toHaveLength(1);
  expect(readFileSync('dist/_headers', 'utf8')).toContain(`script-src 'self' 'sha256-${hashes[0]}';`);
});

test('nginx includes the list of 404 pages of the build, and every page in it exists', () => {
  expect(nginx).toContain('include ../dist/_nginx-not-found.conf;');
  const lines = readFileSync('dist/_nginx-not-found.conf', 'utf8').trim().split('\n');
  expect(lines).toHaveLength(2 * localePrefixes.length);
  for (const line of lines) expect(existsSync(join('dist', line.split(/[ ;]/)[1] ?? '')), line).toBe(true);
});

test('nginx has the folders of immutable files', () => {
  const immutable = `^/(?:${immutableFolders.join('|')})/`;
  expect(nginx).toContain(`~${immutable} "public, max-age=31536000, immutable";`);
  expect(nginx).toContain(`location ~ ${immutable} {`);
});

test('every old address redirects, with and without a slash, to a page that exists', () => {
  const rules = parseRedirectsFile(readFileSync('dist/_redirects', 'utf8'));
  expect(rules.get('/share-target')).toEqual({ to: '/analyzer', status: 303 });
  expect(moved.length).toBeGreaterThan(5);
  expect(rules.size).toBe(1 + 2 * moved.length);
  const known = new Set(pages.map(({ address }) => address));
  const lines = readFileSync('dist/_nginx-moved.conf', 'utf8').split('\n');
  for (const { from, to, hash } of moved) {
    expect(known.has(from), from).toBe(false);
    expect(known.has(to), to).toBe(true);
    for (const old of [from, `${from}/`]) {
      expect(rules.get(old)).toEqual({ to: to + hash, status: 301 });
      expect(lines).toContain(`${old} "${to}$is_args$args${hash}";`);
    }
    if (hash) expect(htmlOf(to), hash).toContain(`id="${hash.slice(1)}"`);
  }
});

test('Netlify has the 404 pages of each locale and of its articles, with narrower rules first', () => {
  const netlify = readFileSync('deploy/netlify.toml', 'utf8');
  const rules = [...netlify.matchAll(/from = "(.*)\/\*"\n {2}to = "(.+)"\n {2}status = 404/g)];
  const basePaths = localePrefixes.map(({ basePath }) => basePath);
  expect(rules.map(([, from]) => from).sort()).toEqual(
    [...basePaths, ...basePaths.map((basePath) => `${basePath}/insights`)].sort(),
  );
  for (const [index, [, from = '', to = '']] of rules.entries()) {
    expect(to).toBe(`${from}/404.html`);
    expect(existsSync(join('dist', to)), to).toBe(true);
    const later = rules.slice(index + 1).map(([, other = '']) => other);
    expect(later.filter((other) => other.startsWith(`${from}/`))).toEqual([]);
  }
});

test('rules of Netlify and Cloudflare only lead to fixed addresses of this site', () => {
  const rules = readFileSync('dist/_redirects', 'utf8').trim().split('\n');
  const targets = [
    ...rules.map((rule) => rule.split(' ')[1] ?? ''),
    ...[...readFileSync('deploy/netlify.toml', 'utf8').matchAll(/to = "(.*)"/g)].map(([, to = '']) => to),
  ];
  expect(targets.length).toBeGreaterThan(rules.length);
  // The requested path must not be part of the target: no ":splat", and no second slash that would start a host.
  for (const to of targets) expect(to).toMatch(/^\/(?![/\\])[^:*]*$/);
});

test('every text of at least 300 bytes has compressed copies with the same content', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(?:html|js|css|json|svg|xml|txt|md|webmanifest)$/.test(file));
  const worth = texts.filter((file) => statSync(join('dist', file)).size >= 300);
  expect(worth).toContain('sw.js');
  const copies = worth.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  expect(copies.filter((file) => !files.includes(file))).toEqual([]);
  for (const file of worth.filter((name) => name.startsWith('assets/') || !name.includes('/'))) {
    const content = readFileSync(join('dist', file));
    expect(brotliDecompressSync(readFileSync(join('dist', `${file}.br`))).equals(content), file).toBe(true);
    expect(gunzipSync(readFileSync(join('dist', `${file}.gz`))).equals(content), file).toBe(true);
  }
});
