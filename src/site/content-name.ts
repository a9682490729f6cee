import type { Route } from './routes.ts';

/** Name of a page's longer texts, read beside its messages; undefined if it has none. */
export function contentName({ id, content }: Route, slug = ''): string | undefined {
  if (!content) return undefined;
  if (content === 'article-list') return 'articles/index';
  return content === 'entries' || content === 'italian' ? `${content}/${id}` : `${content}s/${slug}`;
}

/** Name of the list of older articles, which no page embeds. */
export const OLDER_ARTICLES = 'article-list/older';
