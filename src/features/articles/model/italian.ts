import type { Cover } from '#site/covers.ts';
import type { ArticleContent, ArticleNode, ArticleTitle } from './content.ts';

/** A legal text, which exists only in Italian: locales/it/texts/<route>.md after the build. */
export interface LegalContent {
  /** ISO date of the last change. */
  revised: string;
  body: readonly ArticleNode[];
}

/** A guide, in Italian. `kind` is its format: a video, a text or a file to print. */
export interface Guide {
  slug: string;
  title: string;
  description: string;
  kind: string;
  duration: string;
  level: string;
  body: readonly ArticleNode[];
}

/** A blog post. `insight` is the article that continues it, in the page's language. */
export interface Post {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  author: string;
  /** ISO date. */
  date: string;
  /** Reading time in minutes. */
  minutes: number;
  cover?: Cover;
  insight?: ArticleTitle;
  /** Date and reading time, formatted in Italian. */
  written: { date: string; minutes: string };
}

/**
 * The content of a post's page. The page has the layout of an article and shows the article that continues the post.
 */
export type PostContent = Omit<ArticleContent, 'topic'> & Pick<Post, 'category' | 'tags'>;

export interface GuidesContent {
  guides: readonly Guide[];
}

export interface BlogContent {
  posts: readonly Post[];
}
