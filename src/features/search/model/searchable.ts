import { fold } from '#site/fold.ts';
import type { Locale } from '#site/locales.ts';

/** Name of the resource with the searchable pages of a locale. No page embeds this resource. */
export const SEARCHABLE = 'searchable';

/** A heading or a question of a page, with the text below it. */
export interface SearchablePart {
  title: string;
  /** The anchor of the part. '' is the top of the page. */
  anchor: string;
  text: string;
  /** The language of the title, if it differs from the page's locale. */
  language?: Locale;
}

/** Searchable text of a page. */
export interface SearchablePage {
  /** Without a locale prefix. */
  path: string;
  title: string;
  /** The language of the title and of the texts, if it differs from the locale. */
  language?: Locale;
  /** The page's description for search engines, and the text before its first heading. */
  text: string;
  parts: readonly SearchablePart[];
}

/** An entry that the search finds. */
export interface SearchEntry {
  title: string;
  text: string;
  /** The title of the entry's page, or '' for the page itself. */
  page: string;
  /** The path without a locale prefix, followed by the anchor. */
  to: string;
  /** The language of the title, and that of the page's title and text, if they differ from the locale. */
  language?: Locale | undefined;
  pageLanguage?: Locale | undefined;
}

/**
 * Splits pages into search entries. A heading with the title of a page, such as a card in a list, is no entry, because
 * the page is one. If several pages share a heading, only the first heading becomes an entry, unless it
 * has a text. Headings with the same words and the same anchor are one entry, because they are one result.
 */
export function entriesOf(pages: readonly SearchablePage[]): SearchEntry[] {
  const titles = new Set(pages.map(({ title }) => fold(title)));
  const seen = new Set<string>();
  const entries: SearchEntry[] = pages.map(({ title, text, path, language }) => ({
    ...{ title, text, page: '', to: path, language, pageLanguage: language },
  }));
  const byKey = new Map(entries.map((entry) => [`${entry.to} ${entry.title}`, entry]));
  for (const { path, title, parts, language: pageLanguage } of pages)
    for (const { title: heading, anchor, text, language } of parts) {
      if (titles.has(fold(heading)) || (seen.has(fold(heading)) && !text)) continue;
      seen.add(fold(heading));
      const to = anchor ? `${path}#${anchor}` : path;
      const key = `${to} ${heading}`;
      const same = byKey.get(key);
      if (same) {
        same.text += ` ${text}`;
        continue;
      }
      const entry = { title: heading, text, page: title, to, language, pageLanguage };
      byKey.set(key, entry);
      entries.push(entry);
    }
  return entries;
}
