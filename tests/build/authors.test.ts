import { describe, expect, test } from 'vitest';
import { localePrefixes } from '#site/addresses.ts';
import { languages } from '#site/languages.ts';
import { articles, authors, posts, webinarsOf } from '../support/content.ts';
import { mainOf, textOf } from '../support/dom.ts';

const names = authors.map(({ name }) => name);

test('everyone who writes or speaks has a page, in all languages', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const { author } of [...articles, ...posts]) expect(names).toContain(author);
  for (const { speakers } of webinarsOf('it'))
    for (const speaker of speakers) expect(names).toContain(speaker);
  for (const { languages: written } of authors) expect(written).toEqual(languages.map(({ code }) => code));
});

describe.each(localePrefixes)('in the edition "$base"', ({ base, language }) => {
  test.each(authors)(
    '$name is shown with role, subjects and all there is to read',
    ({ slug, name, texts }) => {
      const page = mainOf(`${base}/insights/authors/${slug}`);
      const heading = page.querySelector('h1');
      expect(heading && textOf(heading)).toBe(name);
      const { role = '', subjects = [] } = texts[language] ?? {};
      for (const words of [role, ...subjects]) expect(textOf(page)).toContain(words);
      const linked = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      const own = <Text extends { author: string }>(rows: readonly Text[]) =>
        rows.filter(({ author }) => author === name);
      expect(linked.filter((href) => /\/(?:insights|blog)\/./.test(href ?? ''))).toEqual([
        ...own(articles).map((note) => `${base}/insights/${note.slug}`),
        ...own(posts).map((post) => `${base}/blog/${post.slug}`),
      ]);
    },
  );

  test('every text leads to its author', () => {
    const texts = [
      ...articles.map((note) => ({ ...note, address: `${base}/insights/${note.slug}` })),
      ...posts.map((post) => ({ ...post, address: `${base}/blog/${post.slug}` })),
    ];
    for (const { address, author } of texts) {
      const { slug, texts: words } = authors.find(({ name }) => name === author) ?? {};
      const link = mainOf(address).querySelector(`a[rel="author"][href="${base}/insights/authors/${slug}"]`);
      expect(link && textOf(link), address).toBe(author);
      const byline = link?.parentElement;
      expect(byline && textOf(byline)).toContain(`${author}, ${words?.[language]?.role}`);
    }
  });
});
