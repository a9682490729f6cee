import { createReadStream, readFileSync } from 'node:fs';
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { beforeAll, expect, test } from 'vitest';
import type { Article, BlogPost } from '#build/content/texts.ts';
import { localePrefixes } from '#site/addresses.ts';
import type { LanguageCode } from '#site/languages.ts';
import { articles, authors, pages, posts } from '../support/content.ts';
import { attributesOf, htmlOf } from '../support/html.ts';

const SITE = 'https://vaglio.example';
const found = pages.filter(({ route }) => !route.unindexed);

const items = new Map<string, SitemapItem>();

beforeAll(async () => {
  // A reader that refuses what the protocol does not know.
  const reader = new XMLToSitemapItemStream({ level: ErrorLevel.THROW });
  createReadStream('dist/sitemap.xml').pipe(reader);
  for await (const item of reader) items.set(item.url, item);
});

const alternatesOf = (url: string) =>
  new Map(items.get(url)?.links.map(({ lang, url: other }) => [lang, other]));

test('the sitemap lists every page that is meant to be found, once', () => {
  expect([...items.keys()]).toEqual(found.map(({ address }) => SITE + address));
  const xml = readFileSync('dist/sitemap.xml', 'utf8');
  expect(xml.match(/<loc>/g)).toHaveLength(items.size);
});

test('every alternate is in the sitemap itself and leads back, the one without a language too', () => {
  const codes = localePrefixes.map(({ base, language }) => (base ? language : 'x-default'));
  for (const { address } of found) {
    const alternates = alternatesOf(SITE + address);
    expect([...alternates.keys()], address).toEqual(codes);
    expect([...alternates.values()], address).toContain(SITE + address);
    for (const other of alternates.values()) {
      expect(items.has(other), other).toBe(true);
      expect(alternatesOf(other), other).toEqual(alternates);
    }
  }
});

test('each page names the same alternates as the sitemap', () => {
  for (const { address } of found) {
    const links = attributesOf(htmlOf(address), 'link').filter(({ hreflang }) => hreflang);
    expect(new Map(links.map(({ hreflang = '', href = '' }) => [hreflang, href])), address).toEqual(
      alternatesOf(SITE + address),
    );
  }
});

test('a page has the date of its text, a list that of its newest, and no other page has one', () => {
  const changed = (row: Article | BlogPost, language: LanguageCode) =>
    ('texts' in row ? row.texts[language]?.updated : undefined) ?? row.updated ?? row.date;
  const newest = (rows: readonly (Article | BlogPost)[], language: LanguageCode) =>
    rows
      .map((row) => changed(row, language))
      .sort()
      .at(-1);
  for (const { address, route, slug, language } of found) {
    const name = authors.find((author) => author.slug === slug)?.name;
    const written = [...articles, ...posts].filter(({ author }) => author === name);
    const dates: Partial<Record<string, string | undefined>> = {
      article: newest(
        articles.filter((article) => article.slug === slug),
        language,
      ),
      post: newest(
        posts.filter((post) => post.slug === slug),
        language,
      ),
      author: newest(written, language),
      insights: newest(articles, language),
      blog: newest(posts, language),
    };
    expect(items.get(SITE + address)?.lastmod?.slice(0, 10), address).toBe(dates[route.id]);
  }
});

test('robots may read everything and are told where the sitemap is', () => {
  const lines = readFileSync('dist/robots.txt', 'utf8').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${SITE}/sitemap.xml`]);
});
