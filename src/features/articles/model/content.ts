import type { Cover } from '#site/covers.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { Topic } from '#site/topics.ts';

/** A piece of a text, built from Markdown by src/build/content. */
export type ArticleNode =
  | string
  | ArticleElement
  | ArticleLink
  | PageLink
  | ArticlePicture
  | FootnoteReference
  | Footnotes;

export type ArticleElement = readonly [tag: ArticleTag, ...children: ArticleNode[]];

/** A link to a source on another site. */
export interface ArticleLink {
  href: string;
  children: readonly ArticleNode[];
}

/** A link to a page of this site, in the edition that the reader is in. */
export interface PageLink {
  /** Without the prefix of a language. */
  path: string;
  /** `?…`, `#…` or both. */
  rest: string;
  children: readonly ArticleNode[];
}

export interface ArticlePicture {
  src: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
  caption?: string;
  /** In pixels, so that the page keeps its room. */
  width: number;
  height: number;
}

/** The sign in the text that leads to a footnote. */
export interface FootnoteReference {
  /** Counted from 1. */
  footnote: number;
  /** The text has led to it before: the way back leads to the first sign. */
  repeated?: boolean;
}

/** The footnotes at the end of a text, in the order of their numbers. */
export interface Footnotes {
  footnotes: readonly (readonly ArticleNode[])[];
}

/** They open in the same tab; the other site gets no hold of this one. */
export const LINK_RELATION = 'external noopener';

export const isElement = (node: ArticleNode): node is ArticleElement => Array.isArray(node);

/** What is in an element, a link or the footnotes; a picture's description is not read with the text. */
export function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  if (typeof node === 'string') return [];
  if (isElement(node)) return node.slice(1) as ArticleNode[];
  if ('children' in node) return node.children;
  return 'footnotes' in node ? node.footnotes.flat() : [];
}

/** The elements an article may hold. A test holds src/build/content to them. */
export const articleTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'pre',
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
  /** The drawing on top, where it is not the first of the table. */
  cover?: Cover;
  /** The language it is written in, where that is not the page's. */
  language: LanguageCode;
}

/** Who wrote it, besides their name. */
export interface Writer {
  slug: string;
  role: string;
  /** The language of the role, where that is not the page's. */
  language: LanguageCode;
}

/** locales' articles/<slug> after the build. */
export interface ArticleContent extends ArticleSummary {
  writer: Writer;
  /** ISO date of the last change that readers should know of. */
  updated?: string;
  body: readonly ArticleNode[];
  related: readonly ArticleSummary[];
}

/** The name of the resource with the older articles, which no page has from the start. */
export const OLDER_ARTICLES = 'article-list/older';

/** locales' articles/index after the build: the list's articles, the featured one first. */
export interface ArticleListContent {
  articles: readonly ArticleSummary[];
  /** How many older ones there are besides: `OLDER_ARTICLES` holds them. */
  older?: number;
}
