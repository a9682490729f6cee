import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, localePrefixes, locate } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';
import type { RouteId } from '#site/routes.ts';
import { pages } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';

const DIST = 'dist';
const SITE = 'https://vaglio.example';
const fileOf = (address: string) => join(DIST, address === '/' ? 'index.html' : `${address}.html`);

const allStyles = readdirSync(join(DIST, 'assets'))
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(DIST, 'assets', name), 'utf8'))
  .join('');

describe.each(pages)('dist holds $address', ({ address, path, base, language, route }) => {
  const html = htmlOf(address);
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));

  test('in its language, with one main and one h1', () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(body.match(/<main/g)).toHaveLength(1);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  test('with title, description, canonical and alternates', () => {
    expect(html.match(/<title>[^<]{10,}<\/title>/g)).toHaveLength(1);
    const metas = attributesOf(html, 'meta');
    expect(metas.filter(({ name }) => name === 'description')).toHaveLength(1);
    expect(metas.some(({ name }) => name === 'robots')).toBe(Boolean(route.unindexed));
    const links = attributesOf(html, 'link');
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([SITE + address]);
    expect(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ).toEqual(
      localePrefixes.map((edition) => [
        edition.base ? edition.language : 'x-default',
        SITE + addressOf(path, edition.base),
      ]),
    );
  });

  test('with its head tags in the head', () => {
    expect(body).not.toMatch(/<(?:title|meta|link)\b/);
  });

  test('without what the policy forbids', () => {
    expect(html).not.toMatch(/\sstyle="/);
    expect(body).not.toContain('<script');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  test('with links that lead somewhere', () => {
    const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const links = attributesOf(body, 'a');
    expect(links.map(({ href }) => href)).toContain(addressOf('/', base));
    for (const { href = '' } of links) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      const [target = ''] = href.split(/[?#]/);
      const [, anchor] = href.split('#');
      if (target) expect(existsSync(fileOf(target)), `${href} on ${address}`).toBe(true);
      const there = target && target !== address ? htmlOf(target) : undefined;
      if (anchor && there) expect(there, href).toContain(`id="${anchor}"`);
      else if (anchor) expect([...ids], href).toContain(anchor);
    }
  });
});

test.each(pages)('$address is sent with the styles of all that stands on it', ({ address }) => {
  const html = htmlOf(address);
  const sheets = [...html.matchAll(/rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  const linked = sheets.map(([, file = '']) => readFileSync(join(DIST, file), 'utf8')).join('');
  const classes = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' ')),
  );
  const unstyled = [...classes].filter(
    (name) => allStyles.includes(`.${name}`) && !linked.includes(`.${name}`),
  );
  expect(unstyled).toEqual([]);
});

test.each(pages)('the cascade layers of $address come in their order', ({ address }) => {
  const sheets = [...htmlOf(address).matchAll(/rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  const css = sheets.map(([, file = '']) => readFileSync(join(DIST, file), 'utf8')).join('');
  const names = [...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, list = '']) => list.split(/, ?/));
  expect([...new Set(names)]).toEqual(['reset', 'tokens', 'base', 'ui', 'sections', 'pages', 'print']);
});

/** The addresses of an edition that links lead to, home first. */
function reachedFrom(home: string, base: string): Set<string> {
  const reached = new Set([home]);
  for (const address of reached) {
    for (const { href = '' } of attributesOf(htmlOf(address), 'a')) {
      const [target = ''] = href.split(/[?#]/);
      if (target && locate(target).base === base && existsSync(fileOf(target))) reached.add(target);
    }
  }
  return reached;
}

/** The analyzer opens its report once a deck has been analysed, and a scanned code the page that takes it in; no link does. */
const withoutLink = new Set<RouteId>(['analyzer-results', 'take']);

test.each(localePrefixes)('every page of "$base" is reached by links from its home', ({ base }) => {
  const reached = reachedFrom(addressOf('/', base), base);
  const missed = pages.filter((page) => page.base === base && !reached.has(page.address));
  expect(missed.filter(({ route }) => !withoutLink.has(route.id)).map(({ address }) => address)).toEqual([]);
});

test('every edition has its 404 pages, which are not to be found', () => {
  for (const { base, language } of localePrefixes) {
    for (const path of ['/404', '/insights/404']) {
      const html = htmlOf(addressOf(path, base));
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain('content="noindex"');
      expect(html).not.toContain('rel="canonical"');
    }
  }
});

/** Paths of pages that answer 404. */
const notFound = [NOT_FOUND, ARTICLE_NOT_FOUND];

test('there is one pack per path and per language, one shell, one list of ids, and nothing of the build’s own', () => {
  const files = readdirSync(join(DIST, 'offline')).filter((name) => name.endsWith('.json'));
  const paths = new Set(pages.map(({ path }) => path));
  const ofKind = (kind: string) => files.filter((name) => name.startsWith(`${kind}-`)).length;
  expect(['shell', 'ids', 'words', 'page'].map(ofKind)).toEqual([
    1,
    1,
    languages.length,
    paths.size + notFound.length,
  ]);
  expect(files).toHaveLength(2 + languages.length + paths.size + notFound.length);
  expect(existsSync(join(DIST, '.vite'))).toBe(false);
});
