import type { LanguageCode } from '#site/languages.ts';
import type { Topic } from '#site/topics.ts';

/** Text, or an element of the article: tag, attributes, children. Built from Markdown by src/build/articles.ts. */
export type ArticleNode = string | readonly [tag: ArticleTag, ...children: ArticleNode[]];

/** The elements an article may hold. A test holds src/build/articles.ts to them. */
export const articleTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'br',
] as const;
export type ArticleTag = (typeof articleTags)[number];

/** What a list or a card shows of an article. */
export interface ArticleSummary {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** ISO date. */
  date: string;
  minutes: number;
  topic: Topic;
  /** The language it is written in, where that is not the page's. */
  language: LanguageCode;
}

/** locales' articles/<slug> after the build. */
export interface ArticleContent extends ArticleSummary {
  body: readonly ArticleNode[];
  related: readonly ArticleSummary[];
}

/** locales' articles/index after the build: the list's articles, the featured one first. */
export interface ArticleListContent {
  articles: readonly ArticleSummary[];
}
