import type { Cover } from '#site/covers.ts';
import type { Locale } from '#site/locales.ts';
import type { Topic } from '#site/topics.ts';

/** A node of a text. src/build/content builds the nodes from Markdown. */
export type ArticleNode =
  | string
  | ArticleElement
  | ArticleLink
  | PageLink
  | ArticlePicture
  | FootnoteReference
  | Footnotes;

export type ArticleElement = readonly [tag: ArticleTag, ...children: ArticleNode[]];

/** A link to a source on another site, to an email address or to a telephone number. */
export interface ArticleLink {
  href: string;
  /** The target of the link in the language of the text: author, title, year. */
  source?: string;
  children: readonly ArticleNode[];
}

/** A link to a page of this site, in the reader's locale. */
export interface PageLink {
  /** Without a locale prefix. */
  path: string;
  /** `?…`, `#…` or both. */
  rest: string;
  children: readonly ArticleNode[];
}

export interface ArticlePicture {
  src: string;
  alt: string;
  caption?: string;
  /** In pixels, so that the browser reserves the space before the picture loads. */
  width: number;
  height: number;
}

/** The reference in the text that links to a footnote. */
export interface FootnoteReference {
  /** The number of the footnote, counted from 1. */
  footnote: number;
  /** Set for a later reference to the same footnote. The backlink leads to the first reference. */
  repeated?: boolean;
}

/** The footnotes at the end of a text, in the order of their numbers. */
interface Footnotes {
  footnotes: readonly (readonly ArticleNode[])[];
}

/** Links open in the same tab. `noopener` denies the other site access to this one. */
export const LINK_RELATION = 'external noopener';

export const isElement = (node: ArticleNode): node is ArticleElement => Array.isArray(node);

/** Returns the content of an element, a link or the footnotes. The alternative text of a picture is not included. */
export function childrenOf(node: ArticleNode): readonly ArticleNode[] {
  if (typeof node === 'string') return [];
  if (isElement(node)) return node.slice(1) as ArticleNode[];
  if ('children' in node) return node.children;
  return 'footnotes' in node ? node.footnotes.flat() : [];
}

/** Elements whose end also ends a word. */
const blocks: readonly string[] = ['p', 'h2', 'h3', 'h4', 'li', 'blockquote', 'pre', 'th', 'td'];

/** Returns true for an element whose end also ends a word. */
export const endsWord = (node: ArticleNode): boolean => isElement(node) && blocks.includes(node[0]);

/** Returns the text of a node. A space follows each block, so that its last word is apart from the next one. */
export function textOf(node: ArticleNode): string {
  if (typeof node === 'string') return node;
  const text = textOfAll(childrenOf(node));
  return endsWord(node) ? `${text} ` : text;
}

export const textOfAll = (nodes: readonly ArticleNode[]): string => nodes.map(textOf).join('');

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
  /** The cover, if it is not the default. */
  cover?: Cover;
  /** The language of the article. It may be the page's language. */
  language: Locale;
  /** Name of that language in the page's language, if the page has another one. Marks the text. */
  languageName?: string;
}

/** The author's details in addition to the name. */
export interface Writer {
  slug: string;
  role: string;
  /** The language of the role. It may be the page's language. */
  language: Locale;
}

/** A link to an article, with the title as its text. */
export type ArticleTitle = Pick<ArticleSummary, 'slug' | 'title' | 'language'>;

/** The content of an article's page: articles/<slug> of a locale after the build. */
export interface ArticleContent extends ArticleSummary {
  writer: Writer;
  /** The languages of the article, the original first. Set only for an article that is not written in all languages. */
  languages?: readonly [Locale, ...Locale[]];
  /** ISO date of the last change that matters to readers. */
  updated?: string;
  body: readonly ArticleNode[];
  related: readonly ArticleSummary[];
  /** The next older articles. Set only for an article that the list page does not embed. */
  next?: readonly ArticleTitle[];
}

/** The content of the list page: articles/index of a locale after the build. The featured article comes first. */
export interface ArticleListContent {
  articles: readonly ArticleSummary[];
  /** Number of further, older articles, which the resource `OLDER_ARTICLES` contains. */
  older?: number;
  /** The first of these older articles. */
  next?: readonly ArticleTitle[];
}
