import type { Locale } from '#site/locales.ts';
import type { ArticleNode, ArticleSummary } from './content.ts';

/** locales' authors/<slug> after the build. */
export interface AuthorContent {
  slug: string;
  /** Also the title of the page. */
  title: string;
  role: string;
  excerpt: string;
  /** Subjects they write about. */
  subjects: readonly string[];
  body: readonly ArticleNode[];
  /** The language of their description; it may be the page's. */
  language: Locale;
  articles: readonly ArticleSummary[];
  /** Their newest articles of the blog, in Italian. */
  posts: readonly { slug: string; title: string; date: string }[];
}
