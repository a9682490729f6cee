import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { italianContents } from '#build/italian.ts';
import type { BlogContent } from '#features/articles/model/italian.ts';
import { languages } from '#site/languages.ts';
import { authors, content, posts as rows } from '../support/content.ts';
import { mainOf, textOf } from '../support/dom.ts';
import { mainText } from '../support/html.ts';
import { LOCALES, wordsOf } from '../support/messages.ts';

/** The chips, in order. Source: docs/site.md, section 2. */
const chips = ['Tutti', 'Tecnologia', 'Analisi', 'Market Insights', 'Portfolio', 'Governance', 'ESG'];

/** Dates as Italian writes them, one by one, since the page makes them with the same function as a test would. */
const dates = [
  '9 gennaio 2025',
  '7 gennaio 2025',
  '4 gennaio 2025',
  '2 gennaio 2025',
  '29 dicembre 2024',
  '26 dicembre 2024',
];

const { posts } = italianContents(LOCALES, content).get('blog') as BlogContent;

test('there are six articles, one of each category', () => {
  expect(posts.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
  expect(posts.map(({ category }) => category)).toEqual(chips.slice(1));
});

test.each(posts)('the article $slug has a teaser, tags and facts', (post) => {
  const words = post.excerpt.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(40);
  expect(words).toBeLessThanOrEqual(70);
  expect(post.tags.length).toBeGreaterThanOrEqual(2);
  expect(authors.map(({ name }) => name)).toContain(post.author);
  expect([post.title, post.excerpt, ...post.tags].join('\n')).not.toMatch(/['"]| {2}/);
});

describe.each(languages)('the blog in $name', ({ code }) => {
  const text = mainText(`/${code}/blog`);
  const page = mainOf(`/${code}/blog`);
  const html = readFileSync(`dist/${code}/blog.html`, 'utf8');
  const message = wordsOf(code);

  test('has the categories as labels', () => {
    expect(text).toContain(`${message('blog.categories')} ${chips.join(' ')}`);
  });

  test('has every article with its facts and a link to the note that goes deeper', () => {
    for (const [index, post] of posts.entries()) {
      const minutes = `${rows[index]?.minutes} minuti`;
      const article = page.querySelector(`article[aria-labelledby="${post.slug}"]`);
      if (!article) throw new Error(`${post.slug} stands in no article of its own.`);
      const parts = [post.category, post.title, post.excerpt, post.author, dates[index], minutes];
      for (const part of [...parts, ...post.tags]) expect(textOf(article)).toContain(part);
      expect(article.querySelector(`h3 a[href="/${code}/blog/${post.slug}"]`)).not.toBeNull();
      const link = article.querySelector(`a[href="/${code}/insights/${post.insight}"]`);
      expect(link && textOf(link)).toBe(`${message('blog.note')} ${post.title}`);
    }
  });

  test.each(rows)(
    'shows $slug whole on its own page, as Italian, with the note beneath',
    ({ slug, insight }) => {
      const own = mainOf(`/${code}/blog/${slug}`);
      const { title, category } = posts.find((post) => post.slug === slug) ?? {};
      const heading = own.querySelector('h1');
      expect(heading && textOf(heading)).toBe(title);
      expect(textOf(own)).toContain(category);
      const words = textOf(own).split(/\s+/).length;
      expect(words).toBeGreaterThan(900);
      expect(heading?.getAttribute('lang')).toBe(code === 'it' ? null : 'it');
      expect(own.querySelector(`a[href="/${code}/insights/${insight}"]`)).not.toBeNull();
      expect(own.querySelector(`a[href="/${code}/blog"]`)).not.toBeNull();
    },
  );

  test('says on a disabled button that these are all, and has the newsletter', () => {
    const button = new RegExp(`<button[^>]* disabled=""[^>]*>${message('blog.allShown')}</button>`);
    expect(html).toMatch(button);
    expect(html).toContain('id="blog-newsletter-form"');
    expect(text).toContain(message('blog.newsletter.title'));
  });

  test('marks the Italian as Italian where the page is in another language', () => {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main.includes('lang="it"')).toBe(code !== 'it');
    expect(text.includes(message('common.italianOnly'))).toBe(code !== 'it');
  });
});
