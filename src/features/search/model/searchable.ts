import { fold } from '#site/fold.ts';

/** Name of the resource with the searchable pages of a locale. No page embeds this resource. */
export const SEARCHABLE = 'searchable';

/** Searchable text of a page, in the page's language. */
export interface SearchablePage {
  /** Without a locale prefix. */
  path: string;
  title: string;
  /** The page's description for search engines. */
  text: string;
  /** Headings and questions, each with its anchor. The anchor '' is the top of the page. */
  parts: readonly (readonly [text: string, anchor: string])[];
}

/** An entry that the search finds. */
export interface SearchEntry {
  title: string;
  text: string;
  /** The title of the entry's page, or '' for the page itself. */
  page: string;
  /** The path without a locale prefix, followed by the anchor. */
  to: string;
}

/** Splits pages into search entries. If several pages share a heading, only the first heading becomes an entry. */
export function entriesOf(pages: readonly SearchablePage[]): SearchEntry[] {
  const seen = new Set(pages.map(({ title }) => fold(title)));
  const entries: SearchEntry[] = pages.map(({ title, text, path }) => ({ title, text, page: '', to: path }));
  for (const { path, title, parts } of pages)
    for (const [part, anchor] of parts) {
      if (seen.has(fold(part))) continue;
      seen.add(fold(part));
      entries.push({ title: part, text: '', page: title, to: anchor ? `${path}#${anchor}` : path });
    }
  return entries;
}
