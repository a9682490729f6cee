import type { AuthorContent } from '#features/articles/model/author.ts';
import type { Locale } from '#site/locales.ts';
import { summaryOf } from './article-pages.ts';
import type { Author } from './content/authors.ts';
import type { SiteContent } from './content/site-content.ts';
import { shownIn } from './content/texts.ts';

/** Maximum number of articles, and of posts, on an author's page. Without a limit, the page would grow forever. */
const LISTED = 12;

export function authorContent(
  { articles, posts }: Pick<SiteContent, 'articles' | 'posts'>,
  page: Locale,
  author: Author,
): AuthorContent {
  const own = <Text extends { author: string }>(texts: readonly Text[]) =>
    texts.filter((text) => text.author === author.name).slice(0, LISTED);
  return {
    slug: author.slug,
    title: author.name,
    ...shownIn(author, page),
    articles: own(articles).map((article) => summaryOf(article, page)),
    posts: own(posts).map(({ slug, title, date }) => ({ slug, title, date })),
  };
}
