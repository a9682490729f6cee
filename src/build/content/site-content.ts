import { join } from 'node:path';
import type { ArticleNode } from '#features/articles/model/content.ts';
import { pagesOf } from '#router/model/pages.ts';
import { readArticles, writtenArticles } from './articles.ts';
import { readAuthors } from './authors.ts';
import { ContentError } from './content-error.ts';
import { faqKind } from './faq.ts';
import { fileNameProblems, readInto, strayTexts } from './folder.ts';
import { readGuides, readLegalTexts, readPosts } from './italian-texts.ts';
import { anchorLinks, deadLinks } from './links.ts';
import { type Drafts, isPublished, type Publication, publicationOf } from './publication.ts';
import { reportKind } from './reports.ts';
import { testimonialKind } from './testimonials.ts';
import type { HeldBack } from './text-report.ts';
import { inOrder, readTexts } from './texts.ts';
import { linksWithoutPage } from './unread-links.ts';
import { webinarKind } from './webinars.ts';

/** All published texts and the pages that they produce. */
export type SiteContent = ReturnType<typeof readContent>;

/**
 * Reads the texts under `locales`, and returns those that are published. Texts of days to come are checked too, because
 * nobody watches the build that publishes them. Throws one ContentError with all problems, each with file, line and
 * solution.
 */
export function readContent(localesFolder: string, publication: Publication) {
  let drafts = 0;
  const reading = {
    ...publication,
    onDraft: () => {
      drafts += 1;
    },
  };
  const { dated, ...texts } = readFolders(localesFolder, reading);
  const linking = linkingTexts({ ...texts, ...dated });
  const dead = deadLinks(localesFolder, linking, publication);
  if (dead.length > 0) throw new ContentError(dead);
  const published = <Text extends { date: string }>(all: readonly Text[]) =>
    all.filter((text) => isPublished(text, publication));
  const articles = published(dated.articles);
  const posts = published(dated.posts).map(({ insight, ...post }) => ({
    ...post,
    // A post appears without the link to an article that is not published yet.
    ...(insight && articles.some(({ slug }) => slug === insight) && { insight }),
  }));
  const authors = texts.authors.filter(({ name }) => firstDay(name, [...articles, ...posts]) !== undefined);
  const pages = pagesOf({ article: articles, post: posts, author: authors });
  const waiting = [...dated.articles, ...dated.posts].filter((text) => !isPublished(text, publication));
  const heldBack: HeldBack = {
    waiting: waiting
      .map(({ slug, date }) => ({ slug, date }))
      .sort((one, other) => one.date.localeCompare(other.date)),
    drafts,
  };
  const anchors = anchorLinks(localesFolder, linking);
  return { ...texts, articles, posts, authors, pages, heldBack, anchors };
}

/** Returns the published texts that have a file in each language, except those that are Italian everywhere. */
export const translatedTexts = ({ articles, authors, faq, reports, webinars, testimonials }: SiteContent) =>
  Object.entries({ articles, authors, faq, reports, webinars, testimonials }).flatMap(([folder, texts]) =>
    texts.map(({ slug, languages }) => ({ slug: `${folder}/${slug}`, languages })),
  );

/** Reads all texts except drafts. Throws one ContentError with all problems. */
function readFolders(localesFolder: string, reading: Drafts) {
  const problems = [...strayTexts(localesFolder), ...fileNameProblems(localesFolder)];
  const attempt = <Text>(read: () => Text[]): Text[] => readInto(problems, read);
  const strays = problems.length;
  const authors = attempt(() => readAuthors(localesFolder, reading));
  // If an author's file is invalid, the known names are incomplete, so unknown authors in texts are not reported.
  const names = problems.length > strays ? undefined : authors.map(({ name }) => name);
  const dated = {
    articles: attempt(() => readArticles(localesFolder, names, reading)),
    posts: attempt(() =>
      readPosts(localesFolder, { authors: names, articles: writtenArticles(localesFolder) }, reading),
    ),
  };
  const texts = {
    guides: attempt(() => readGuides(localesFolder, reading)),
    legal: attempt(() => readLegalTexts(localesFolder, reading)),
    faq: attempt(() => inOrder(readTexts(localesFolder, faqKind, reading))),
    reports: attempt(() => inOrder(readTexts(localesFolder, reportKind, reading))),
    webinars: attempt(() => inOrder(readTexts(localesFolder, webinarKind(names), reading))),
    testimonials: attempt(() => inOrder(readTexts(localesFolder, testimonialKind, reading))),
  };
  if (problems.length > 0)
    throw new ContentError([...new Set([...problems, ...linksWithoutPage(localesFolder)])]);
  return { ...texts, authors, dated };
}

type DatedText = Readonly<{ author: string; date: string }>;

/** Returns the day of an author's first text. Only authors of at least one published text have a page. */
const firstDay = (name: string, texts: readonly DatedText[]): string | undefined =>
  texts
    .filter(({ author }) => author === name)
    .map(({ date }) => date)
    .sort()[0];

const inItalian = <Text extends { body: readonly ArticleNode[] }>(text: Text) => ({
  ...text,
  texts: { it: { body: text.body } },
});

type Linking = ReturnType<typeof readFolders> & ReturnType<typeof readFolders>['dated'];

/** Returns the texts with links, by folder, each with the day on which it appears. */
function linkingTexts({ articles, posts, authors, guides, legal }: Omit<Linking, 'dated'>) {
  return {
    articles,
    blog: posts.map(inItalian),
    authors: authors.flatMap((author) => {
      const date = firstDay(author.name, [...articles, ...posts]);
      return date === undefined ? [] : [{ ...author, date }];
    }),
    guides: guides.map(inItalian),
    texts: legal.map(inItalian),
  };
}

/** Returns the content that a build would include now, for tools and tests. */
export const publishedContent = (root = process.cwd()): SiteContent =>
  readContent(join(root, 'locales'), publicationOf(process.env, Date.now()));
