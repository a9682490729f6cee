import type { Route } from './routes.ts';

/** Name of a page's longer texts, read beside its messages; undefined if it has none. */
export function contentName(route: Route, slug = ''): string | undefined {
  if (route.content === 'article-list') return 'articles/index';
  if (route.content === 'article') return `articles/${slug}`;
  if (route.content === 'post') return `posts/${slug}`;
  if (route.content === 'author') return `authors/${slug}`;
  if (route.content === 'entries') return `entries/${route.id}`;
  if (route.content === 'italian') return `italian/${route.id}`;
  return undefined;
}

/** Name of the list of older articles, which no page embeds. */
export const OLDER_ARTICLES = 'article-list/older';
