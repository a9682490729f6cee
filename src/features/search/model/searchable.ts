import { fold } from '#site/fold.ts';

/** Name of the resource with the searchable pages of a language, which no page embeds. */
export const SEARCHABLE = 'searchable';

/** Searchable text of a page, in the page's language. */
export interface SearchablePage {
  /** Without a language prefix. */
  path: string;
  title: string;
  /** Its description for search engines. */
  text: string;
  /** Headings and questions, with the anchor they are found at; '' is the top of the page. */
  parts: readonly (readonly [text: string, anchor: string])[];
}

/** One thing to be found. */
export interface SearchEntry {
  title: string;
  text: string;
  /** The title of its page; '' for the page itself. */
  page: string;
  /** Without a language prefix, with its anchor. */
  to: string;
}

/** Splits pages into what is found by itself; of a heading that several pages share, the first. */
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
