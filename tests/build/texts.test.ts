import { describe, expect, test } from 'vitest';
import { shownIn } from '#build/content/texts.ts';
import { italianContents } from '#build/italian.ts';
import { textOfAll } from '#features/articles/model/content.ts';
import type { BlogContent, GuidesContent } from '#features/articles/model/italian.ts';
import { brand } from '#site/brand.ts';
import { articles, authors, content } from '../support/content.ts';
import { mainOf, partOf, textOf } from '../support/dom.ts';
import { lacking, mainHtml, mainText } from '../support/html.ts';
import { wordsOf } from '../support/messages.ts';
import { sampled } from '../support/samples.ts';

const italian = italianContents(content, 'it');
const posts = sampled('blog', (italian.get('blog') as BlogContent).posts);
const guides = sampled('guides', (italian.get('guides') as GuidesContent).guides);
const rows = sampled('blog', content.posts);

/**
 * The dates of the initial posts in Italian. They are written out, because the page uses the same function as a test
 * would.
 */
const dates: Readonly<Record<string, string>> = {
  'leggere-cento-pitch-deck': '9 gennaio 2025',
  'kpi-che-contano': '7 gennaio 2025',
  'mercato-italiano-seed': '4 gennaio 2025',
  'portafoglio-sotto-controllo': '2 gennaio 2025',
  'governance-prima-del-term-sheet': '29 dicembre 2024',
  'esg-misurabile': '26 dicembre 2024',
};

/** Subjects that each text must contain. Source: docs/site.md, section 2; docs/outbox.md, rules 11 and 15. */
const legal = {
  privacy: ['EmailJS', 'Garante', 'articoli 15–22', 'articolo 28', 'quattro byte', '30 giorni', 'titolare'],
  terms: ['simulazione', 'consulenza in materia di investimenti', 'contratto separato', 'legge italiana'],
  cookies: ['Nessun cookie', 'Nessun tracciatore', 'EmailJS', '30 giorni', 'articolo 122'],
} as const;

/** Removes white space, because a page has none between two elements. */
const letters = (text: string) => text.replace(/\s+/g, '');

/** Tests Italian, and a locale in which Italian texts are in a foreign language. */
describe.each([
  { code: 'it', updated: 'gennaio 2025' },
  { code: 'de', updated: 'Januar 2025' },
] as const)('in the locale "$code"', ({ code, updated }) => {
  const message = wordsOf(code);
  const titleOf = (slug: string) => {
    const article = articles.find((one) => one.slug === slug);
    return article && shownIn(article, code).title;
  };
  const page = (path: string) => mainOf(`/${code}${path}`);
  const linksOf = (part: Element) =>
    [...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

  test.each(authors)('the page of $name lists all the author’s texts', ({ slug, name, languages, texts }) => {
    const main = page(`/insights/authors/${slug}`);
    const { role, subjects = [] } = texts[code] ?? texts[languages[0]] ?? {};
    expect(textOf(partOf(main, 'h1'))).toBe(name);
    expect(lacking(textOf(main), [role, ...subjects])).toEqual([]);
    expect(linksOf(main).filter((href) => /\/(?:insights|blog)\/./.test(href))).toEqual([
      ...articles.filter(({ author }) => author === name).map((note) => `/${code}/insights/${note.slug}`),
      ...content.posts.filter(({ author }) => author === name).map((post) => `/${code}/blog/${post.slug}`),
    ]);
  });

  test('every text links to its author, and every post to its article or to the blog', () => {
    const texts = [
      ...articles.map(({ slug, author }) => ({ path: `/insights/${slug}`, author, next: '/insights' })),
      ...rows.map(({ slug, author, insight: id }) => ({
        path: `/blog/${slug}`,
        author,
        next: id ? `/insights/${id}` : '/blog',
      })),
    ];
    for (const { path, author, next } of texts) {
      const writer = authors.find(({ name }) => name === author);
      const words = writer?.texts[code] ?? writer?.texts[writer.languages[0]];
      const home = `/${code}/insights/authors/${writer?.slug}`;
      const [byline] = page(path).querySelectorAll(`:has(> a[rel=author][href="${home}"])`);
      expect.soft(byline && textOf(byline), path).toContain(`${author}, ${words?.role}`);
      expect.soft(linksOf(page(path)), path).toContain(`/${code}${next}`);
    }
  });

  test('the blog has every post with its facts, and each post has its own page with the complete text', () => {
    const categories = new Set(content.posts.map(({ category }) => category));
    expect(textOf(page('/blog'))).toContain(['Tutti', ...categories].join(''));
    for (const [index, post] of posts.entries()) {
      const card = partOf(page('/blog'), `article[aria-labelledby="${post.slug}"]`);
      const facts = [post.category, post.title, post.excerpt, post.author, dates[post.slug], ...post.tags];
      expect.soft(lacking(textOf(card), [...facts, `${rows[index]?.minutes} minuti`]), post.slug).toEqual([]);
      const note = post.insight ? [`/${code}/insights/${post.insight.slug}`] : [];
      const links = [`/${code}/blog/${post.slug}`, ...note];
      if (post.insight) expect.soft(textOf(card)).toContain(titleOf(post.insight.slug));
      expect.soft(linksOf(card)).toEqual(expect.arrayContaining(links));
      const heading = partOf(page(`/blog/${post.slug}`), 'h1');
      expect.soft(textOf(heading)).toBe(post.title);
      expect.soft(heading.getAttribute('lang')).toBe(code === 'it' ? null : 'it');
      expect.soft(textOf(page(`/blog/${post.slug}`)).split(/\s+/).length, post.slug).toBeGreaterThan(900);
    }
    expect(textOf(page('/blog'))).toContain(message('blog.allShown'));
  });

  test('every guide has its facts, its complete text and a link that requests advice on it', () => {
    for (const { slug, title, description, kind, duration, level, body } of guides) {
      const guide = partOf(page('/guides'), `article[aria-labelledby="${slug}"]`);
      expect.soft([...guide.querySelectorAll('dd')].map(textOf)).toEqual([kind, duration, level]);
      expect.soft(textOf(partOf(guide, 'h2'))).toBe(title);
      expect.soft(lacking(textOf(guide), [description, message('guides.start')])).toEqual([]);
      const read = letters(textOf(partOf(guide, 'details > div')));
      expect.soft(read).toBe(letters(textOfAll(body)));
      const [request = ''] = linksOf(guide).filter((href) => href.startsWith(`/${code}/demo?`));
      expect.soft(new URL(request, 'https://a.example').searchParams.get('messaggio')).toContain(title);
    }
  });

  test.each(Object.entries(legal))('/%s contains its required subjects', (path, subjects) => {
    expect(lacking(mainText(`/${code}/${path}`), subjects)).toEqual([]);
    expect(mainHtml(`/${code}/${path}`)).toMatch(new RegExp(`dateTime="2025-01">${updated}</time>`, 'i'));
    const links = [`mailto:${brand.infoAddress}`, `/${code}`];
    expect(linksOf(page(`/${path}`))).toEqual(expect.arrayContaining(links));
  });

  test.each(['privacy', 'terms', 'cookies', 'blog', 'guides'])('/%s marks its Italian text', (path) => {
    expect(page(`/${path}`).querySelector('[lang=it]') !== null).toBe(code !== 'it');
    expect(mainText(`/${code}/${path}`).includes(message('common.italianOnly'))).toBe(code !== 'it');
  });
});
