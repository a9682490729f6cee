import type { MessageNamespace, PlainMessageId } from './messages.ts';

/** Everything about a page except its component. */
export interface RouteRow {
  id: string;
  /** Without language prefix. `:slug` matches one whole segment, `*` whatever no other row matches. */
  path: `/${string}` | '*';
  /** The locales/<language>/<name>.json files this page needs besides `common`. */
  messages: readonly MessageNamespace[];
  /** Shown in the browser's tab and in search results; an article brings its own. */
  title: PlainMessageId;
  description: PlainMessageId;
  /** Longer texts, read like the messages: `articles/<name>`, `posts/<name>`, `authors/<name>`, `entries/<id>` for lists of short ones, or `italian/<id>` for what is in Italian only. */
  content?: 'article-list' | 'article' | 'post' | 'author' | 'entries' | 'italian';
  /** Links the feeds of the insights in the page's head. */
  feeds?: true;
  /** Reason to keep the page out of the sitemap and of search engines. */
  unindexed?: string;
}
