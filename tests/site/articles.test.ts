import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articleContent, readArticleText } from '#build/articles.ts';
import type { ArticleNode } from '#features/articles/model/content.ts';
import { allArticles } from '#site/articles.ts';
import { languages } from '#site/languages.ts';
import { authors } from '#site/sample-content.ts';
import { LOCALES } from '../support/messages.ts';

const WORDS_A_MINUTE = 200;

const wordsOf = (node: ArticleNode): number => {
  if (typeof node === 'string') return node.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  const [, ...children] = node;
  return children.reduce((sum: number, child) => sum + wordsOf(child as ArticleNode), 0);
};

const shapeOf = (nodes: readonly ArticleNode[]) =>
  nodes.map((node) => (typeof node === 'string' ? 'text' : node[0])).filter((tag) => tag !== 'p');

describe.each(allArticles)('the article $slug', (article) => {
  test.each(article.languages)('%s is as long as its reading time says', (language) => {
    const { body, minutes } = articleContent(LOCALES, language, article);
    const words = body.reduce((sum, node) => sum + wordsOf(node), 0);
    expect(words / minutes / WORDS_A_MINUTE).toBeGreaterThan(0.85);
    expect(words / minutes / WORDS_A_MINUTE).toBeLessThan(1.15);
  });

  test.each(article.languages)('%s has a title and an excerpt that fit a search result', (language) => {
    const { title, excerpt } = readArticleText(LOCALES, language, article.slug);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(excerpt.length).toBeGreaterThanOrEqual(80);
    expect(excerpt.length).toBeLessThanOrEqual(200);
  });

  test('all its languages are built alike', () => {
    const shapes = article.languages.map((language) =>
      shapeOf(articleContent(LOCALES, language, article).body),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test('its facts are within what docs/site.md says', () => {
    expect(article.minutes).toBeGreaterThanOrEqual(5);
    expect(article.minutes).toBeLessThanOrEqual(9);
    expect(article.date >= '2024-12-25' && article.date <= '2025-01-10').toBe(true);
    expect(authors).toContain(article.author);
  });
});

test('a language without a translation shows the original, marked as such', () => {
  const article = allArticles.find((row) => row.languages.length === 1);
  if (!article) throw new Error('No article is in one language only.');
  expect(articleContent(LOCALES, 'de', article)).toMatchObject({ language: 'en', slug: article.slug });
});

test('every text on disk is an article, and every article has its texts', () => {
  for (const { code } of languages) {
    const folder = join(LOCALES, code, 'articles');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const expected = allArticles
      .filter((row) => row.languages.includes(code))
      .map(({ slug }) => `${slug}.md`);
    expect(files.sort()).toEqual(expected.sort());
  }
});
