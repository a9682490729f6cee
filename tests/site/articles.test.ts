import { describe, expect, test } from 'vitest';
import { articleContent } from '#build/articles.ts';
import type { Article } from '#build/content/articles.ts';
import { countWords } from '#build/content/reading-time.ts';
import { type ArticleNode, isElement } from '#features/articles/model/content.ts';
import { sourcesIn } from '#scripts/link-sources.ts';
import { readLinks, UNCHECKED } from '#scripts/links-record.ts';
import { locales } from '#site/locales.ts';
import { linksOf } from '../support/article-text.ts';
import { articles, authors, content } from '../support/content.ts';
import { LOCALES } from '../support/messages.ts';
import { isSampleFile, sampled, samplesOf } from '../support/samples.ts';

const WORDS_A_MINUTE = 200;

const shapeOf = (nodes: readonly ArticleNode[]) =>
  nodes
    .map((node) => (typeof node === 'string' ? 'text' : isElement(node) ? node[0] : 'link'))
    .filter((tag) => tag !== 'p');

const notes = sampled('articles', articles);

test('what is left of the notes the site began with stands in their order, in all languages, and so do their authors', () => {
  const slugs = notes.map(({ slug }) => slug);
  expect(slugs).toEqual(samplesOf('articles').filter((slug) => slugs.includes(slug)));
  const all = locales.map(({ code }) => code);
  for (const row of [...notes, ...sampled('authors', authors)]) expect(row.languages).toEqual(all);
});

describe.each(notes)('the note $slug', (article) => {
  const bodies = article.languages.map((language) => articleContent(content, language, article).body);

  test('is as long as its reading time says', () => {
    for (const body of bodies) {
      const minutes = countWords(body) / WORDS_A_MINUTE;
      expect(Math.abs(minutes / article.minutes - 1)).toBeLessThan(0.15);
    }
  });

  test('all its languages are built alike, and lead to the same sources', () => {
    const [first = []] = bodies;
    for (const body of bodies) {
      expect(shapeOf(body)).toEqual(shapeOf(first));
      expect(body.flatMap(linksOf).sort()).toEqual(first.flatMap(linksOf).sort());
    }
  });
});

test.each(notes.slice(0, 1))('without a translation the original is shown, marked as such', (note) => {
  const untranslated: Article = { ...note, languages: ['en', 'fr'] };
  const title = note.texts.en?.title;
  expect(articleContent(content, 'de', untranslated)).toMatchObject({ language: 'en', title });
  expect(articleContent(content, 'fr', untranslated)).toMatchObject({ language: 'fr' });
});

/** What the texts lead to. */
const urls = sourcesIn(LOCALES);

test('what the texts lead to is found for checking, each page once', () => {
  expect(urls).toContain('https://eur-lex.europa.eu/eli/reg/2016/679/oj');
  expect(urls).toEqual([...new Set(urls)].sort());
});

test('every page is reached by an encrypted connection, and no address has a mark at its end', () => {
  expect(urls.filter((url) => new URL(url).protocol !== 'https:' || /[.,;:*|]$/.test(url))).toEqual([]);
});

test('the list of links holds those the site began with, with the day somebody looked, or says that nobody has', () => {
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

test.each(notes)('$slug rests on sources outside, and a table carries its argument', ({ texts }) => {
  for (const text of Object.values(texts)) {
    const body = JSON.stringify(text.body);
    expect(new Set(body.match(/https:\/\/[^"]+/g)).size).toBeGreaterThanOrEqual(2);
    expect(body).toContain('"table"');
  }
});
