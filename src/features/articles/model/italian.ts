import type { ArticleContent, ArticleNode } from './content.ts';

/** A text the site has in Italian only: locales/it/texts/<route>.md after the build. */
export interface ItalianText {
  body: readonly ArticleNode[];
}

/** One of the guides. Its words are Italian; `kind` is what it is: a video, a text, a file to print. */
export interface Guide {
  slug: string;
  title: string;
  description: string;
  kind: string;
  duration: string;
  level: string;
  body: readonly ArticleNode[];
}

/** One of the blog's articles, with the note among the insights that goes on from it. */
export interface Post {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  author: string;
  /** ISO date. */
  date: string;
  insight?: string;
  /** Date and time of reading as Italian writes them. */
  written: { date: string; minutes: string };
}

/** A post's own page: read like a note, with the note that goes on from it beneath. */
export type PostContent = Omit<ArticleContent, 'topic'> & Pick<Post, 'category' | 'tags'>;

export interface GuidesContent {
  guides: readonly Guide[];
}

export interface BlogContent {
  posts: readonly Post[];
}
