import type { LanguageCode } from '#site/languages.ts';
import type { ArticleNode, ArticleSummary } from './content.ts';

/** locales' authors/<slug> after the build. */
export interface AuthorContent {
  slug: string;
  /** The name, which is the title of the page. */
  title: string;
  role: string;
  excerpt: string;
  /** What they write about. */
  subjects: readonly string[];
  body: readonly ArticleNode[];
  /** The language the words about them are in, where that is not the page's. */
  language: LanguageCode;
  /** Their newest notes. */
  notes: readonly Omit<ArticleSummary, 'author' | 'cover'>[];
  /** Their newest articles of the blog, which are Italian. */
  posts: readonly { slug: string; title: string; date: string }[];
}
