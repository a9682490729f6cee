import { afterEach, expect, test } from 'vitest';
import { entryPages } from '#build/content/entry-pages.ts';
import { publicationOf } from '#build/content/publication.ts';
import {
  article,
  author,
  front,
  readFiles as read,
  removeFiles,
  translation,
} from '../../support/content-files.ts';

afterEach(removeFiles);

test('facts come from the source, texts from each locale, and missing minutes from the length', () => {
  const long = 'parola '.repeat(900);
  const { articles, pages } = read({
    'it/articles/a.md': article({ cover: 'scan', updated: '2026-04-01' }, long),
    'de/articles/a.md': translation({ title: 'Ein Titel', updated: '2026-05-01' }),
  });
  const facts = { slug: 'a', author: 'Ada Bianchi', minutes: 5, cover: 'scan', updated: '2026-04-01' };
  const texts = { de: { title: 'Ein Titel', updated: '2026-05-01' } };
  expect(articles).toMatchObject([{ ...facts, languages: ['it', 'de'], texts }]);
  expect(pages.filter(({ slug }) => slug === 'a').map(({ address }) => address)).toContain('/de/insights/a');
});

test('the facts come from the locale in which a text is first written', () => {
  const { articles, authors } = read({
    'de/articles/a.md': article(),
    'it/articles/a.md': translation(),
    'it/authors/ada-bianchi.md': author({ name: undefined }),
    'en/authors/ada-bianchi.md': author(),
  });
  expect(articles.map(({ languages }) => languages)).toEqual([['de', 'it']]);
  expect(authors.map(({ languages }) => languages)).toEqual([['en', 'it']]);
});

test('the newest article is first, whatever the file names', () => {
  const { articles } = read({
    'it/articles/a.md': article({ date: '2020-01-01' }),
    'it/articles/b.md': article({ date: '2026-01-01' }),
    'it/articles/c.md': article({ date: '2026-01-01' }),
  });
  expect(articles.map(({ slug }) => slug)).toEqual(['b', 'c', 'a']);
});

const post = { title: 'P', excerpt: 'P', category: 'C', tags: '[t]', author: 'Ada Bianchi' };

test('drafts and future articles are left out of lists, pages and links', () => {
  const files = {
    'it/articles/draft.md': article({ draft: 'true' }),
    'it/articles/later.md': article({ date: '2026-06-02' }),
    'it/articles/now.md': article({ date: '2026-06-01' }),
    'en/articles/now.md': translation({ draft: 'true' }),
    'it/blog/p.md': front({ ...post, date: '2026-03-12', insight: 'later' }),
    'it/blog/q.md': front({ ...post, date: '2030-03-12' }),
  };
  const slugs = (today?: string, everything?: boolean) =>
    read(files, today, everything).articles.map(({ slug }) => slug);
  expect(slugs()).toEqual(['now']);
  expect(slugs('2026-06-02')).toEqual(['later', 'now']);
  expect(slugs('2026-05-01')).toEqual([]);
  expect(slugs('2026-05-01', true)).toEqual(['later', 'now', 'draft']);
  const { articles, posts, pages } = read(files);
  expect(articles[0]?.languages).toEqual(['it']);
  expect(posts.map(({ slug, insight }) => [slug, insight])).toEqual([['p', undefined]]);
  expect(pages.some(({ slug }) => slug === 'later' || slug === 'q')).toBe(false);
  expect(read(files, '2026-06-02').posts[0]?.insight).toBe('later');
});

test('an author with an article has a page, with the role in every locale that has one', () => {
  const other = author({ name: 'Bruno Neri' });
  const { authors, pages } = read({
    'it/articles/a.md': article(),
    'it/authors/bruno-neri.md': other,
    'de/authors/ada-bianchi.md': author({ name: undefined, role: 'Forschung' }),
  });
  const ada = { slug: 'ada-bianchi', name: 'Ada Bianchi', texts: { de: { role: 'Forschung' } } };
  expect(authors).toMatchObject([{ ...ada, languages: ['it', 'de'] }]);
  const own = pages.filter(({ route }) => route.id === 'author').map(({ address }) => address);
  expect(own).toContain('/de/insights/authors/ada-bianchi');
  expect(own.join()).not.toContain('bruno');
});

test('the publication date changes at midnight in Rome, and the environment can set another date', () => {
  const lateInRome = Date.parse('2026-03-12T23:30:00Z');
  expect(publicationOf({}, lateInRome)).toEqual({ today: '2026-03-13', everything: false });
  const told = publicationOf({ BUILD_DATE: '2027-01-01', DRAFTS: 'yes' }, lateInRome);
  expect(told).toEqual({ today: '2027-01-01', everything: true });
  for (const none of ['tomorrow', '2026-02-30'])
    expect(() => publicationOf({ BUILD_DATE: none }, lateInRome)).toThrow(`BUILD_DATE is "${none}"`);
});

test('a page that lists entries is not published without entries, and the error names the fix', () => {
  const content = read({});
  expect(() => entryPages(content, 'it')).toThrow(
    'locales/it/webinars: nothing here is published, and the page /webinars would be empty. Write a file, or remove "draft: true" from one.',
  );
  expect(() => entryPages(content, 'it')).toThrow(
    'locales/it/testimonials: nothing here is published, and the slider on the home page would be empty.',
  );
});
