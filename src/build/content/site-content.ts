import { join } from 'node:path';
import type { Guide } from '#features/articles/model/italian.ts';
import { type Page, pagesOf } from '#site/pages.ts';
import { readArticles, writtenArticles } from './articles.ts';
import { readAuthors } from './authors.ts';
import { type FaqEntry, readFaq } from './faq.ts';
import { readInto, strayTexts } from './folder.ts';
import { ContentError } from './front-matter.ts';
import { readGuides, readLegalTexts, readPosts } from './italian-texts.ts';
import { deadLinks } from './page-links.ts';
import { type Publication, publicationOf } from './publication.ts';
import { type ReportEntry, readReports } from './reports.ts';
import { readTestimonials, type TestimonialEntry } from './testimonials.ts';
import type { Article, Author, BlogPost, LegalText } from './texts.ts';
import { readWebinars, type WebinarEntry } from './webinars.ts';

/** All published texts, and the pages made from them. */
export interface SiteContent {
  articles: readonly Article[];
  posts: readonly BlogPost[];
  guides: readonly Guide[];
  legal: readonly LegalText[];
  faq: readonly FaqEntry[];
  reports: readonly ReportEntry[];
  webinars: readonly WebinarEntry[];
  testimonials: readonly TestimonialEntry[];
  /** Authors of at least one published text. */
  authors: readonly Author[];
  pages: readonly Page[];
}

/** Reads the texts under `locales`. Throws one ContentError with all problems, each with file, line and cure. */
export function readContent(locales: string, publication: Publication): SiteContent {
  const problems = strayTexts(locales);
  const attempt = <Text>(read: () => Text[]): Text[] => readInto(problems, read);
  const strays = problems.length;
  const everyone = attempt(() => readAuthors(locales));
  // If an author's file is invalid, no text is blamed for naming an unknown author.
  const names = problems.length > strays ? undefined : everyone.map(({ name }) => name);
  const articles = attempt(() => readArticles(locales, names, publication));
  const posts = attempt(() => {
    const notes = [...writtenArticles(locales).keys()];
    const published = articles.map(({ slug }) => slug);
    return readPosts(locales, { authors: names, notes, published }, publication);
  });
  const guides = attempt(() => readGuides(locales, publication));
  const legal = attempt(() => readLegalTexts(locales));
  const faq = attempt(() => readFaq(locales, publication));
  const reports = attempt(() => readReports(locales, publication));
  const webinars = attempt(() => readWebinars(locales, names, publication));
  const testimonials = attempt(() => readTestimonials(locales, publication));
  if (problems.length > 0) throw new ContentError([...new Set(problems)]);
  const heard = new Set([...articles, ...posts].map(({ author }) => author));
  const authors = everyone.filter(({ name }) => heard.has(name));
  const entries = { faq, reports, webinars, testimonials };
  const content = {
    articles,
    posts,
    guides,
    legal,
    ...entries,
    authors,
    pages: pagesOf({ articles, posts, authors }),
  };
  const dead = deadLinks(locales, textsOf(content), new Set(content.pages.map(({ path }) => path)));
  if (dead.length > 0) throw new ContentError(dead);
  return content;
}

/** Every text that may link to a page, with its file. */
const textsOf = ({ articles, posts, guides, legal, authors }: Omit<SiteContent, 'pages'>) => [
  ...[
    ...articles.map((text) => ({ ...text, folder: 'articles' })),
    ...authors.map((text) => ({ ...text, folder: 'authors' })),
  ].flatMap(({ folder, slug, texts }) =>
    Object.entries(texts).map(([code, { body }]) => ({ file: `${code}/${folder}/${slug}.md`, body })),
  ),
  ...posts.map(({ slug, body }) => ({ file: `it/blog/${slug}.md`, body })),
  ...guides.map(({ slug, body }) => ({ file: `it/guides/${slug}.md`, body })),
  ...legal.map(({ slug, body }) => ({ file: `it/texts/${slug}.md`, body })),
];

/** The content that a build would include now: for tools and tests. */
export const publishedContent = (root = process.cwd()): SiteContent =>
  readContent(join(root, 'locales'), publicationOf(process.env, Date.now()));
