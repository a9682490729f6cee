import type { Cover } from '#site/covers.ts';
import type { ArticleContent, ArticleNode } from './content.ts';

/** A text that exists in Italian only: locales/it/texts/<route>.md after the build. */
export interface ItalianText {
  body: readonly ArticleNode[];
}

/** One of the guides, in Italian; `kind` is its format: a video, a text or a file to print. */
export interface Guide {
  slug: string;
  title: string;
  description: string;
  kind: string;
  duration: string;
  level: string;
  body: readonly ArticleNode[];
}

/** An article of the blog; `insight` is the note among the insights that continues it. */
export interface Post {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  author: string;
  /** ISO date. */
  date: string;
  cover?: Cover;
  insight?: string;
  /** Date and reading time, formatted in Italian. */
  written: { date: string; minutes: string };
}

/** A post's own page: laid out as a note, with the note that continues it below. */
export type PostContent = Omit<ArticleContent, 'topic'> & Pick<Post, 'category' | 'tags'>;

export interface GuidesContent {
  guides: readonly Guide[];
}

export interface BlogContent {
  posts: readonly Post[];
}
