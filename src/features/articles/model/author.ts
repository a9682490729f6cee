import type { Locale } from '#site/locales.ts';
import type { ArticleNode, ArticleSummary } from './content.ts';

/** The content of an author's page: authors/<slug> of a locale after the build. */
export interface AuthorContent {
  slug: string;
  /** The author's name, which is also the title of the page. */
  title: string;
  role: string;
  excerpt: string;
  /** Subjects that the author writes about. */
  subjects: readonly string[];
  body: readonly ArticleNode[];
  /** The language of the description. It may be the page's language. */
  language: Locale;
  /** Name of that language in the page's language, if the page has another one. Marks the text. */
  languageName?: string;
  articles: readonly ArticleSummary[];
  /** The author's newest blog posts, in Italian. */
  posts: readonly { slug: string; title: string; date: string }[];
}
