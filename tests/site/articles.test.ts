import { describe, expect, test } from 'vitest';
import { articleContent } from '#build/article-pages.ts';
import { countWords } from '#build/content/reading-time.ts';
import { type ArticleNode, childrenOf, isElement } from '#features/articles/model/content.ts';
import { sourcesIn } from '#scripts/link-sources.ts';
import { readLinks, UNCHECKED } from '#scripts/links-record.ts';
import { locales } from '#site/locales.ts';
import { articles, authors, content } from '../support/content.ts';
import { LOCALES } from '../support/messages.ts';
import { isSampleFile, sampled, samplesOf } from '../support/samples.ts';

const WORDS_A_MINUTE = 200;

/** Returns the addresses that a text links to, in their order. */
const linksOf = (node: ArticleNode): string[] => [
  ...(typeof node === 'object' && 'href' in node ? [node.href] : []),
  ...childrenOf(node).flatMap(linksOf),
];

const shapeOf = (nodes: readonly ArticleNode[]) =>
  nodes
    .map((node) => (typeof node === 'string' ? 'text' : isElement(node) ? node[0] : 'link'))
    .filter((tag) => tag !== 'p');

const notes = sampled('articles', articles);

test('the initial articles and their authors exist in all locales and in their order', () => {
  const slugs = notes.map(({ slug }) => slug);
  expect(slugs).toEqual(samplesOf('articles').filter((slug) => slugs.includes(slug)));
  const all = locales.map(({ code }) => code);
  for (const row of [...notes, ...sampled('authors', authors)]) expect(row.languages).toEqual(all);
});

describe.each(notes)('the article $slug', (article) => {
  const bodies = article.languages.map((locale) => articleContent(content, locale, article).body);

  test('has the length of its reading time', () => {
    for (const body of bodies) {
      const minutes = countWords(body) / WORDS_A_MINUTE;
      expect(Math.abs(minutes / article.minutes - 1)).toBeLessThan(0.15);
    }
  });

  test('has the same structure and the same sources in all its languages', () => {
    const [first = []] = bodies;
    for (const body of bodies) {
      expect(shapeOf(body)).toEqual(shapeOf(first));
      expect(body.flatMap(linksOf).sort()).toEqual(first.flatMap(linksOf).sort());
    }
  });
});

/** The addresses that the texts link to. */
const urls = sourcesIn(LOCALES);

test('the links of the texts are collected for the check without duplicates', () => {
  expect(urls).toContain('https://eur-lex.europa.eu/eli/reg/2016/679/oj');
  expect(urls).toEqual([...new Set(urls)].sort());
});

test('every link uses HTTPS, and no address ends with a punctuation mark', () => {
  expect(urls.filter((url) => new URL(url).protocol !== 'https:' || /[.,;:*|]$/.test(url))).toEqual([]);
});

test('the list of links holds the initial links, each with the date of its check or "unchecked"', () => {
  const links = readLinks(LOCALES);
  const cure = 'Run "npm run check:links", or write the address and "unchecked" into locales/links.json.';
  const first = sourcesIn(LOCALES, (file) => isSampleFile(file.replace(/^\w+[\\/]/, '')));
  expect(
    first.filter((url) => !(url in links)),
    cure,
  ).toEqual([]);
  for (const [url, checked] of Object.entries(links))
    expect(checked === UNCHECKED || /^\d{4}-\d{2}-\d{2}$/.test(checked), url).toBe(true);
});

test.each(notes)('$slug has at least two external sources and a table', ({ texts }) => {
  for (const text of Object.values(texts)) {
    const body = JSON.stringify(text.body);
    expect(new Set(body.match(/https:\/\/[^"]+/g)).size).toBeGreaterThanOrEqual(2);
    expect(body).toContain('"table"');
  }
});
