import { expect, test } from 'vitest';
import { entryPages } from '#build/content/entry-pages.ts';
import { checkAnchors } from '#build/content/links.ts';
import { publicationOf } from '#build/content/publication.ts';
import { heldBackSentence, untranslatedSentence } from '#build/content/text-report.ts';
import { locales } from '#site/locales.ts';
import { article, author, front, readFiles as read, translation } from '../../support/content-files.ts';

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

test('the texts of days to come are checked today', () => {
  const later = { date: '2030-01-01' };
  const link = (path: string) => `[a](${path})`;
  const files = {
    'it/articles/later.md': article(later, link('/prices')),
    'it/articles/other.md': article({ ...later, topic: 'sport' }),
    'it/blog/p.md': front({ ...post, ...later, author: 'Nobody' }, link('/insights/nope')),
  };
  expect(() => read(files)).toThrow('locales/it/articles/other.md, line 5: there is no topic "sport".');
  expect(() => read(files)).toThrow('locales/it/blog/p.md, line 6: there is no author "Nobody".');
  const { 'it/articles/later.md': only } = files;
  expect(() => read({ 'it/articles/later.md': only })).toThrow(
    'locales/it/articles/later.md, line 8: there is no page "/prices". Write its path without a language',
  );
});

test('a text may link only to pages that exist on the day on which it appears', () => {
  const linking = (date: string) =>
    article({ date }, '[a](/insights/target) and [b](/insights/authors/bruno-neri)');
  const files = (date: string) => ({
    'it/articles/linking.md': linking(date),
    'it/articles/target.md': article({ date: '2026-12-20', author: 'Bruno Neri' }),
    'it/authors/bruno-neri.md': author({ name: 'Bruno Neri' }),
  });
  expect(read(files('2026-12-20')).articles).toEqual([]);
  const cure = 'Change a date, or remove the link until then.';
  expect(() => read(files('2026-12-10'))).toThrow(
    `locales/it/articles/linking.md, line 8: there is no page "/insights/target" before 2026-12-20, and this text needs it on 2026-12-10. ${cure}`,
  );
  expect(() => read(files('2026-03-12'))).toThrow('"/insights/authors/bruno-neri" before 2026-12-20');
  expect(read(files('2026-03-12'), '2026-12-20').articles).toHaveLength(2);
  expect(read(files('2026-03-12'), '2026-06-01', true).articles).toHaveLength(2);
  // A draft is not checked before it is finished.
  expect(read({ 'it/articles/d.md': article({ draft: 'true' }, '[a](/prices)') }).articles).toEqual([]);
});

test('the build counts drafts and the texts of days to come', () => {
  const files = {
    'it/articles/draft.md': article({ draft: 'true' }),
    'it/articles/later.md': article({ date: '2026-12-20' }),
    'it/articles/now.md': article(),
    'en/articles/now.md': translation({ draft: 'true' }),
  };
  const later = { slug: 'later', date: '2026-12-20' };
  expect(read(files).heldBack).toEqual({ waiting: [later], drafts: 2 });
  expect(read(files, '2026-06-01', true).heldBack).toEqual({ waiting: [], drafts: 0 });
  const blog = front({ ...post, date: '2026-12-24' });
  expect(read({ ...files, 'it/blog/p.md': blog }).heldBack.waiting).toEqual([
    later,
    { slug: 'p', date: '2026-12-24' },
  ]);
});

test('one sentence says which texts a build omits', () => {
  const later = { slug: 'later', date: '2026-12-20' };
  expect(heldBackSentence({ waiting: [], drafts: 0 })).toBeUndefined();
  expect(heldBackSentence({ waiting: [later], drafts: 2 })).toBe(
    'Not published: "later" waits until 2026-12-20; 2 drafts.',
  );
  expect(heldBackSentence({ waiting: [later, { slug: 'p', date: '2027-01-01' }], drafts: 1 })).toBe(
    'Not published: "later" waits until 2026-12-20; "p" waits until 2027-01-01; 1 draft.',
  );
});

test('one sentence names the texts without a translation, with the missing languages', () => {
  const all = locales.map(({ code }) => code);
  const missing = all.filter((code) => code !== 'it' && code !== 'en');
  expect(untranslatedSentence([{ slug: 'a', languages: all }])).toBeUndefined();
  expect(
    untranslatedSentence([
      { slug: 'a', languages: all },
      { slug: 'b', languages: ['it', 'en'] },
    ]),
  ).toBe(`Not translated: "b" (${missing.join(', ')}).`);
  const many = Array.from({ length: 11 }, (_, at) => ({ slug: `faq/${at}`, languages: ['it'] as const }));
  expect(untranslatedSentence(many)).toBe('Not translated: 11 texts. `npm run translations` lists them.');
});

test('a build names wrong links together with all other mistakes', () => {
  const files = {
    'it/articles/a.md': article(
      { topic: 'sport' },
      'Text.\n\n[a](/prices), [b](/pricing#plans), `[c](/code)`.',
    ),
    'it/articles/b.md': article({}, '[a](/insights/a), [it](/it/pricing), [nope](/insights/nope).'),
    'it/articles/draft.md': article({ draft: 'true' }, '[a](/prices)'),
  };
  const problems = [
    'a.md, line 5: there is no topic "sport".*',
    'a.md, line 10: there is no page "/prices".*',
    'b.md, line 8: there is no page "/it/pricing".*',
    'b.md, line 8: there is no page "/insights/nope".*',
  ].map((problem) => `locales/it/articles/${problem}`);
  expect(() => read(files)).toThrow(new RegExp(`^${problems.join('\\n')}$`));
});

test('a link to an anchor that its page lacks stops the build with its position', () => {
  const { anchors } = read({
    'it/articles/a.md': article(
      {},
      'Text.\n\n[a](/faq#question-hours), [b](/faq#question-x), [c](/faq?q=#).',
    ),
  });
  const pages = new Map([['/it/faq', '<li id="question-hours">']]);
  const position = 'locales/it/articles/a.md, line 10';
  expect(() => checkAnchors(anchors, pages)).toThrow(
    `${position}: the page /it/faq has no anchor "#question-x". Open the page`,
  );
  expect(() => checkAnchors(anchors, new Map())).not.toThrow();
  expect(() => checkAnchors(anchors.slice(0, 1), pages)).not.toThrow();
});
