import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';
import { pagesOf } from '#router/model/pages.ts';
import type { Locale } from '#site/locales.ts';
import { readArticles, writtenArticles } from './articles.ts';
import { readAuthors } from './authors.ts';
import { faqKind } from './faq.ts';
import { readInto, strayTexts } from './folder.ts';
import { ContentError, contentFile } from './front-matter.ts';
import { readGuides, readLegalTexts, readPosts } from './italian-texts.ts';
import { type Publication, publicationOf } from './publication.ts';
import { reportKind } from './reports.ts';
import { testimonialKind } from './testimonials.ts';
import { inOrder, readTexts } from './texts.ts';
import { webinarKind } from './webinars.ts';

/** All published texts and the pages that they produce. */
export type SiteContent = ReturnType<typeof readContent>;

/** Reads the texts under `locales`. Throws one ContentError with all problems, each with file, line and solution. */
export function readContent(localesFolder: string, publication: Publication) {
  const problems = strayTexts(localesFolder);
  const attempt = <Text>(read: () => Text[]): Text[] => readInto(problems, read);
  const strays = problems.length;
  const everyone = attempt(() => readAuthors(localesFolder, publication));
  // If an author's file is invalid, the known names are incomplete, so unknown authors in texts are not reported.
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
  // Only authors of at least one published text have a page.
  const authorsWithTexts = new Set([...articles, ...posts].map(({ author }) => author));
  const authors = everyone.filter(({ name }) => authorsWithTexts.has(name));
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

/** Returns the content that a build would include now, for tools and tests. */
export const publishedContent = (root = process.cwd()): SiteContent =>
  readContent(join(root, 'locales'), publicationOf(process.env, Date.now()));

interface LinkingText {
  slug: string;
  texts: Readonly<Partial<Record<Locale, { body: readonly ArticleNode[] }>>>;
}

/** Returns an error message for each link in the texts of these folders to a missing or unpublished page. */
function deadLinks(
  locales: string,
  folders: Readonly<Record<string, readonly LinkingText[]>>,
  paths: ReadonlySet<string>,
): string[] {
  const bodies = Object.entries(folders).flatMap(([folder, linking]) =>
    linking.flatMap(({ slug, texts }) =>
      Object.entries(texts).map(([code, { body }]) => ({ file: join(code, folder, `${slug}.md`), body })),
    ),
  );
  return bodies.flatMap(({ file, body }) =>
    pathsIn(body)
      .filter((path) => !paths.has(path))
      .map((path) => {
        const { name, path: full } = contentFile(locales, join(locales, file));
        const before = readFileSync(full, 'utf8').split(`](${path}`)[0] ?? '';
        const cure = 'Write its path without a language, such as /pricing; a text must be published.';
        return `${name}, line ${before.split('\n').length}: there is no page "${path}". ${cure}`;
      }),
  );
}

const pathsIn = (nodes: readonly ArticleNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(typeof node === 'object' && 'path' in node ? [node.path] : []),
    ...pathsIn(childrenOf(node)),
  ]);
