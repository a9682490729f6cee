import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleNode, childrenOf, type PageLink } from '#features/articles/model/content.ts';
import { addressOf } from '#router/model/addresses.ts';
import { pagesOf } from '#router/model/pages.ts';
import { nameBrand } from '#site/brand-messages.ts';
import type { Locale } from '#site/locales.ts';
import { ContentError } from './content-error.ts';
import { contentFile } from './front-matter.ts';
import type { Publication } from './publication.ts';

/** A text with links. */
interface LinkingText {
  slug: string;
  texts: Readonly<Partial<Record<Locale, { body: readonly ArticleNode[] }>>>;
  /** Day from which the text is published. A text without a day is always published. */
  date?: string | undefined;
}

/** The texts with links, by their folders. */
type Folders = Readonly<Record<'articles' | 'authors' | 'blog' | 'guides' | 'texts', readonly LinkingText[]>>;

/**
 * Returns an error message for each link to a page that does not exist on the day on which its text appears. The links of
 * texts of days to come are checked today, because nobody watches the build that publishes them.
 */
export function deadLinks(locales: string, folders: Folders, { today, everything }: Publication): string[] {
  const appearsOn = daysOfPages(folders);
  return linksOf(folders).flatMap(({ file, date, link: { path } }) => {
    const from = date > today ? date : today;
    const day = appearsOn.get(path);
    if (day !== undefined && (everything || day <= from)) return [];
    const position = positionOf(locales, file, path);
    if (day === undefined) return [`${position}: ${noPage(path)}`];
    const when = `before ${day}, and this text needs it on ${from}`;
    return [`${position}: there is no page "${path}" ${when}. Change a date, or remove the link until then.`];
  });
}

/** The problem of a link to a page that never exists, with the correction. */
export const noPage = (path: string) =>
  `there is no page "${path}". Write its path without a language, such as /pricing; a text must be published.`;

/** A link of a text to an anchor of a page. */
export interface AnchorLink {
  /** The file and the line. */
  position: string;
  /** Address of the page, in the language of the text. */
  address: string;
  anchor: string;
}

/** Returns the links to anchors. Only rendered pages show whether the anchors exist. */
export const anchorLinks = (locales: string, folders: Folders): AnchorLink[] =>
  linksOf(folders).flatMap(({ code, file, link: { path, rest } }) => {
    const [, anchor = ''] = rest.split('#');
    if (!anchor) return [];
    return [
      {
        position: positionOf(locales, file, path + rest),
        address: addressOf(path, `/${code}`),
        anchor: decodeURIComponent(anchor),
      },
    ];
  });

/**
 * Throws one ContentError for all links to anchors that their pages lack. `bodies` has the rendered pages by address. A
 * page that is not published yet is checked when it is.
 */
export function checkAnchors(links: readonly AnchorLink[], bodies: ReadonlyMap<string, string>): void {
  const problems = links.flatMap(({ position, address, anchor }) => {
    const body = bodies.get(address);
    if (body === undefined || body.includes(` id="${anchor}"`)) return [];
    return [
      `${position}: the page ${address} has no anchor "#${anchor}". Open the page and copy an address from it, or remove the anchor.`,
    ];
  });
  if (problems.length > 0) throw new ContentError(problems);
}

interface FoundLink {
  code: Locale;
  /** Path of the text's file in `locales`. */
  file: string;
  /** Day of the text, or '' for a text without a day. */
  date: string;
  link: PageLink;
}

const linksOf = (folders: Folders): FoundLink[] =>
  Object.entries(folders).flatMap(([folder, linking]) =>
    linking.flatMap(({ slug, texts, date = '' }) =>
      Object.entries(texts).flatMap(([code, { body }]) =>
        pageLinksIn(body).map((link) => ({
          code: code as Locale,
          file: join(code, folder, `${slug}.md`),
          date,
          link,
        })),
      ),
    ),
  );

/** Returns the day from which each page exists, by its path. It is '' for pages that always exist. */
function daysOfPages({ articles, blog, authors }: Folders) {
  const texts = { article: articles, post: blog, author: authors };
  return new Map(
    pagesOf(texts).map(({ path, route, slug }) => {
      const own = Object.entries(texts).find(([id]) => id === route.id)?.[1];
      return [path, own?.find((text) => text.slug === slug)?.date ?? ''];
    }),
  );
}

/** Returns the file and the line of the first link to an address. */
function positionOf(locales: string, file: string, address: string): string {
  const { name, path } = contentFile(locales, join(locales, file));
  const before = nameBrand(readFileSync(path, 'utf8')).split(`](${address}`)[0] ?? '';
  return `${name}, line ${before.split('\n').length}`;
}

const pageLinksIn = (nodes: readonly ArticleNode[]): PageLink[] =>
  nodes.flatMap((node) => [
    ...(typeof node === 'object' && 'path' in node ? [node] : []),
    ...pageLinksIn(childrenOf(node)),
  ]);
