import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleNode, childrenOf } from '#features/articles/model/content.ts';
import { pagesOf } from '#router/model/pages.ts';
import type { Locale } from '#site/locales.ts';
import { contentFile } from './front-matter.ts';
import type { Publication } from './publication.ts';

/** A text with links. */
interface LinkingText {
  slug: string;
  texts: Readonly<Partial<Record<Locale, { body: readonly ArticleNode[] }>>>;
  /** Day from which the text is published. A text without a day is always published. */
  date?: string | undefined;
}

type Folder = 'articles' | 'authors' | 'blog' | 'guides' | 'texts';

/**
 * Returns an error message for each link to a page that does not exist on the day on which its text appears. The links of
 * texts of days to come are checked today, because nobody watches the build that publishes them.
 */
export function deadLinks(
  locales: string,
  folders: Readonly<Record<Folder, readonly LinkingText[]>>,
  { today, everything }: Publication,
): string[] {
  const appearsOn = daysOfPages(folders);
  const bodies = Object.entries(folders).flatMap(([folder, linking]) =>
    linking.flatMap(({ slug, texts, date = '' }) =>
      Object.entries(texts).map(([code, { body }]) => ({
        file: join(code, folder, `${slug}.md`),
        body,
        from: date > today ? date : today,
      })),
    ),
  );
  return bodies.flatMap(({ file, body, from }) =>
    pathsIn(body).flatMap((path) => {
      const day = appearsOn.get(path);
      if (day !== undefined && (everything || day <= from)) return [];
      const cure =
        day === undefined
          ? 'Write its path without a language, such as /pricing; a text must be published.'
          : 'Change a date, or remove the link until then.';
      const when = day === undefined ? '' : ` before ${day}, and this text needs it on ${from}`;
      return [`${lineOf(locales, file, path)}: there is no page "${path}"${when}. ${cure}`];
    }),
  );
}

/** Returns the day from which each page exists, by its path. It is '' for pages that always exist. */
function daysOfPages({ articles, blog, authors }: Readonly<Record<Folder, readonly LinkingText[]>>) {
  const texts = { article: articles, post: blog, author: authors };
  return new Map(
    pagesOf(texts).map(({ path, route, slug }) => {
      const own = Object.entries(texts).find(([id]) => id === route.id)?.[1];
      return [path, own?.find((text) => text.slug === slug)?.date ?? ''];
    }),
  );
}

/** Returns the file and the line of the first link to a path. */
function lineOf(locales: string, file: string, path: string): string {
  const { name, path: full } = contentFile(locales, join(locales, file));
  const before = readFileSync(full, 'utf8').split(`](${path}`)[0] ?? '';
  return `${name}, line ${before.split('\n').length}`;
}

const pathsIn = (nodes: readonly ArticleNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(typeof node === 'object' && 'path' in node ? [node.path] : []),
    ...pathsIn(childrenOf(node)),
  ]);
