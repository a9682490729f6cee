import { join } from 'node:path';
import type { ArticleNode } from '#features/articles/model/content.ts';
import { pagesOf } from '#router/model/pages.ts';
import { readArticles, writtenArticles } from './articles.ts';
import { readAuthors } from './authors.ts';
import { faqKind } from './faq.ts';
import { readInto, strayTexts } from './folder.ts';
import { ContentError } from './front-matter.ts';
import { readGuides, readLegalTexts, readPosts } from './italian-texts.ts';
import { deadLinks } from './page-links.ts';
import { type Publication, publicationOf } from './publication.ts';
import { reportKind } from './reports.ts';
import { testimonialKind } from './testimonials.ts';
import { inOrder, readTexts } from './texts.ts';
import { webinarKind } from './webinars.ts';

/** All published texts, and the pages made from them. */
export type SiteContent = ReturnType<typeof readContent>;

/** Reads the texts under `locales`. Throws one ContentError with all problems, each with file, line and cure. */
export function readContent(localesFolder: string, publication: Publication) {
  const problems = strayTexts(localesFolder);
  const attempt = <Text>(read: () => Text[]): Text[] => readInto(problems, read);
  const strays = problems.length;
  const everyone = attempt(() => readAuthors(localesFolder, publication));
  // If an author's file is invalid, no text is blamed for naming an unknown author.
  const names = problems.length > strays ? undefined : everyone.map(({ name }) => name);
  const articles = attempt(() => readArticles(localesFolder, names, publication));
  const posts = attempt(() => {
    const written = writtenArticles(localesFolder);
    const published = articles.map(({ slug }) => slug);
    return readPosts(localesFolder, { authors: names, articles: written, published }, publication);
  });
  const guides = attempt(() => readGuides(localesFolder, publication));
  const legal = attempt(() => readLegalTexts(localesFolder, publication));
  const faq = attempt(() => inOrder(readTexts(localesFolder, faqKind, publication)));
  const reports = attempt(() => inOrder(readTexts(localesFolder, reportKind, publication)));
  const webinars = attempt(() => inOrder(readTexts(localesFolder, webinarKind(names), publication)));
  const testimonials = attempt(() => inOrder(readTexts(localesFolder, testimonialKind, publication)));
  if (problems.length > 0) throw new ContentError([...new Set(problems)]);
  // Those of at least one published text.
  const heard = new Set([...articles, ...posts].map(({ author }) => author));
  const authors = everyone.filter(({ name }) => heard.has(name));
  const pages = pagesOf({ article: articles, post: posts, author: authors });
  const linking = { articles, authors, blog: posts.map(inItalian), guides: guides.map(inItalian) };
  const dead = deadLinks(
    localesFolder,
    { ...linking, texts: legal.map(inItalian) },
    new Set(pages.map(({ path }) => path)),
  );
  if (dead.length > 0) throw new ContentError(dead);
  return { articles, posts, guides, legal, faq, reports, webinars, testimonials, authors, pages };
}

const inItalian = ({ slug, body }: Readonly<{ slug: string; body: readonly ArticleNode[] }>) => ({
  slug,
  texts: { it: { body } },
});

/** The content that a build would include now: for tools and tests. */
export const publishedContent = (root = process.cwd()): SiteContent =>
  readContent(join(root, 'locales'), publicationOf(process.env, Date.now()));
