import type { Route } from './routes.ts';

/** Returns the name of a page's content, which is loaded with its messages. Returns undefined if it has no content. */
export function contentName({ id, content }: Route, slug = ''): string | undefined {
  if (!content) return undefined;
  if (content === 'article-list') return 'articles/index';
  return content === 'entries' || content === 'italian' ? `${content}/${id}` : `${content}s/${slug}`;
}

/** Name of the list of older articles, which no page embeds. */
export const OLDER_ARTICLES = 'article-list/older';
