import type { Cover } from '#site/covers.ts';
import type { Locale } from '#site/locales.ts';
import type { Topic } from '#site/topics.ts';

/** A node of a text, built from Markdown by src/build/content. */
export type ArticleNode =
  | string
  | ArticleElement
  | ArticleLink
  | PageLink
  | ArticlePicture
  | FootnoteReference
  | Footnotes;

export type ArticleElement = readonly [tag: ArticleTag, ...children: ArticleNode[]];

/** A link to a source on another site, or to an address of mail or telephone. */
export interface ArticleLink {
  href: string;
  /** What it leads to, in the language of the text: author, title, year. */
  source?: string;
  children: readonly ArticleNode[];
}

/** A link to a page of this site, in the reader's edition. */
interface PageLink {
  /** Without a language prefix. */
  path: string;
  /** `?…`, `#…` or both. */
  rest: string;
  children: readonly ArticleNode[];
}

export interface ArticlePicture {
  src: string;
  alt: string;
  caption?: string;
  /** In pixels, so that the space is reserved before it loads. */
  width: number;
  height: number;
}

/** The sign in the text that links to a footnote. */
export interface FootnoteReference {
  /** Counted from 1. */
  footnote: number;
  /** A later reference to the same footnote: the backlink leads to the first sign. */
  repeated?: boolean;
}

/** The footnotes at the end of a text, in the order of their numbers. */
interface Footnotes {
  footnotes: readonly (readonly ArticleNode[])[];
}

/** Links open in the same tab; `noopener` denies the other site access to this one. */
export const LINK_RELATION = 'external noopener';

export const isElement = (node: ArticleNode): node is ArticleElement => Array.isArray(node);

/** The content of an element, a link or the footnotes; a picture's alternative text does not count. */
export function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  if (typeof node === 'string') return [];
  if (isElement(node)) return node.slice(1) as ArticleNode[];
  if ('children' in node) return node.children;
  return 'footnotes' in node ? node.footnotes.flat() : [];
}

/** The elements allowed in an article. A test checks src/build/content against them. */
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

/** An article's data for a list or a card. */
export interface ArticleSummary {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** ISO date. */
  date: string;
  minutes: number;
  topic: Topic;
  /** The drawing on top, if not the default. */
  cover?: Cover;
  /** The language it is written in; it may be the page's. */
  language: Locale;
}

/** The author's details besides the name. */
export interface Writer {
  slug: string;
  role: string;
  /** The language of the role; it may be the page's. */
  language: Locale;
}

/** A link to an article, by its title. */
export type ArticleTitle = Pick<ArticleSummary, 'slug' | 'title' | 'language'>;

/** locales' articles/<slug> after the build. */
export interface ArticleContent extends ArticleSummary {
  writer: Writer;
  /** ISO date of the last change worth telling readers of. */
  updated?: string;
  body: readonly ArticleNode[];
  related: readonly ArticleSummary[];
  /** The next older articles, below one that the list page is sent without. */
  next?: readonly ArticleTitle[];
}

/** locales' articles/index after the build: the articles of the list, featured one first. */
export interface ArticleListContent {
  articles: readonly ArticleSummary[];
  /** Number of further, older articles, held by `OLDER_ARTICLES`. */
  older?: number;
  /** The first of those. */
  next?: readonly ArticleTitle[];
}
