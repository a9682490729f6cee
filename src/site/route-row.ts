import type { MessageNamespace, PlainMessageId } from './messages.ts';

/** What a page is made of, besides its component. */
export interface RouteRow {
  id: string;
  /** Without language prefix. `:slug` stands for one whole segment, `*` for whatever no other row takes. */
  path: `/${string}` | '*';
  /** The locales/<language>/<name>.json files this page needs besides `common`. */
  messages: readonly MessageNamespace[];
  /** What the browser's tab and the search engines show; an article brings its own. */
  title: PlainMessageId;
  description: PlainMessageId;
  /** Longer texts, read like the messages: `articles/<name>`, `posts/<name>`, `authors/<name>`, `entries/<id>` for lists of short ones, or `italian/<id>` for what is in Italian only. */
  content?: 'article-list' | 'article' | 'post' | 'author' | 'entries' | 'italian';
  /** The page's head leads to the feeds of the insights. */
  feeds?: true;
  /** Kept out of the sitemap and of search engines, with the reason. */
  unindexed?: string;
}
