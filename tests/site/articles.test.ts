import { describe, expect, test } from 'vitest';
import { articleContent } from '#build/articles.ts';
import { countWords } from '#build/content/reading-time.ts';
import type { Article } from '#build/content/texts.ts';
import { type ArticleNode, isElement } from '#features/articles/model/content.ts';
import { languages } from '#site/languages.ts';
import { linksOf } from '../support/article-text.ts';
import { articles, content } from '../support/content.ts';

const WORDS_A_MINUTE = 200;

/** The notes the site began with, in the order of the list. Source: docs/site.md, section 3. */
const firstNotes = [
  'future-due-diligence-intelligence-augmentation',
  'metrics-kpis-deal-flow-management',
  'automated-due-diligence-opportunities-challenges',
  'cognitive-biases-technology-stack-help',
  'regulatory-compliance-fintech',
  'esg-investing-criteria-evolution',
  'blockchain-due-diligence-transparency',
];

const shapeOf = (nodes: readonly ArticleNode[]) =>
  nodes
    .map((node) => (typeof node === 'string' ? 'text' : isElement(node) ? node[0] : 'link'))
    .filter((tag) => tag !== 'p');

const noteNamed = (slug: string): Article => {
  const article = articles.find((one) => one.slug === slug);
  if (!article) throw new Error(`There is no note "${slug}".`);
  return article;
};

test('the notes the site began with stand in their order, in all languages', () => {
  const first = articles.filter(({ slug }) => firstNotes.includes(slug));
  expect(first.map(({ slug }) => slug)).toEqual(firstNotes);
  for (const article of first) expect(article.languages).toEqual(languages.map(({ code }) => code));
});

describe.each(firstNotes)('the note %s', (slug) => {
  const article = noteNamed(slug);
  const bodyIn = (language: (typeof article.languages)[number]) =>
    articleContent(content, language, article).body;

  test.each(article.languages)('%s is as long as its reading time says', (language) => {
    const words = countWords(bodyIn(language));
    expect(words / article.minutes / WORDS_A_MINUTE).toBeGreaterThan(0.85);
    expect(words / article.minutes / WORDS_A_MINUTE).toBeLessThan(1.15);
  });

  test('all its languages are built alike, and lead to the same sources', () => {
    const bodies = article.languages.map(bodyIn);
    const [first = []] = bodies;
    for (const body of bodies) {
      expect(shapeOf(body)).toEqual(shapeOf(first));
      expect(body.flatMap(linksOf).sort()).toEqual(first.flatMap(linksOf).sort());
    }
  });

  test('its facts are within what docs/site.md says', () => {
    expect(article.minutes).toBeGreaterThanOrEqual(5);
    expect(article.minutes).toBeLessThanOrEqual(9);
    expect(article.date >= '2024-12-25' && article.date <= '2025-01-10').toBe(true);
  });
});

test('a language without a translation shows the original, marked as such', () => {
  const row = noteNamed(firstNotes[0] ?? '');
  const { slug } = row;
  const untranslated: Article = { ...row, languages: ['en', 'fr'] };
  const title = row.texts.en?.title;
  expect(articleContent(content, 'de', untranslated)).toMatchObject({ language: 'en', slug, title });
  expect(articleContent(content, 'fr', untranslated)).toMatchObject({ language: 'fr', slug });
});
