import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, localePrefixes } from '#site/addresses.ts';
import { brand } from '#site/brand.ts';
import { languages } from '#site/languages.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';
import { articles, pages, posts } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';

const SITE = 'https://vaglio.example';
const found = pages.filter(({ route }) => !route.unindexed);

const propertiesOf = (address: string) =>
  attributesOf(htmlOf(address), 'meta').flatMap(({ property, content = '' }) =>
    property ? [[property, content] as const] : [],
  );
const nameOf = (address: string, name: string) =>
  attributesOf(htmlOf(address), 'meta').filter((meta) => meta.name === name)[0]?.content;
const titleOf = (address: string) =>
  (/<title>([^<]*)<\/title>/.exec(htmlOf(address))?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");

describe.each(found)('$address', ({ address, language, route, slug }) => {
  const properties = propertiesOf(address);
  const only = (name: string) => {
    const values = properties.filter(([property]) => property === name).map(([, content]) => content);
    expect(values, name).toHaveLength(1);
    return values[0];
  };

  test('is shown with its own title, description and address where it is linked', () => {
    expect(`${only('og:title')} · ${brand.name}`).toBe(titleOf(address));
    expect(only('og:description')).toBe(nameOf(address, 'description'));
    expect(only('og:url')).toBe(SITE + address);
    expect(only('og:site_name')).toBe(brand.name);
    const kind = route.id === 'author' ? 'profile' : slug ? 'article' : 'website';
    expect(only('og:type')).toBe(kind);
    const dates = [...articles, ...posts].filter((row) => row.slug === slug).map(({ date }) => date);
    expect(dates).toHaveLength(kind === 'article' ? 1 : 0);
    const published = properties.filter(([property]) => property === 'article:published_time');
    expect(published.map(([, content]) => content)).toEqual(dates);
  });

  test('with its language and the others it is there in', () => {
    expect(only('og:locale')?.slice(0, 2)).toBe(language);
    const others = properties
      .filter(([name]) => name === 'og:locale:alternate')
      .map(([, content]) => content);
    expect(others.map((locale) => locale.slice(0, 2)).sort()).toEqual(
      languages
        .map(({ code }) => code)
        .filter((code) => code !== language)
        .sort(),
    );
  });

  test('with a large picture that says what is on it', () => {
    expect(nameOf(address, 'twitter:card')).toBe('summary_large_image');
    expect(only('og:image')).toMatch(new RegExp(`^${SITE}/cards/${language}/.+\\.[0-9a-f]{12}\\.png$`));
    expect([only('og:image:width'), only('og:image:height')]).toEqual(['1200', '630']);
    expect(only('og:image:alt')).toBe(titleOf(address));
  });
});

test.each(localePrefixes)('titles and descriptions are unique in the edition at "$base"', ({ base }) => {
  const own = found.filter((page) => page.base === base).map(({ address }) => address);
  expect(new Set(own.map(titleOf)).size).toBe(own.length);
  expect(new Set(own.map((address) => nameOf(address, 'description'))).size).toBe(own.length);
});

test('what is not to be found says so, and nothing of how it is to be shown', () => {
  const hidden = [
    ...pages.filter(({ route }) => route.unindexed).map(({ address }) => address),
    ...localePrefixes.flatMap(({ base }) =>
      [NOT_FOUND, ARTICLE_NOT_FOUND].map((path) => addressOf(path, base)),
    ),
  ];
  expect(hidden).toHaveLength(4 * localePrefixes.length);
  for (const address of hidden) {
    expect(nameOf(address, 'robots'), address).toBe('noindex');
    expect(propertiesOf(address), address).toEqual([]);
    expect(htmlOf(address)).not.toContain('ld+json');
  }
});

test('the offline packs carry nothing that only programs read', () => {
  for (const file of readdirSync('dist/offline').filter((name) => name.endsWith('.json'))) {
    expect(readFileSync(join('dist/offline', file), 'utf8'), file).not.toMatch(/og:image|ld\+json/);
  }
});
