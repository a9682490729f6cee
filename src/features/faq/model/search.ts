import { spellings } from '#site/fold.ts';
import { synonymsOf, termAsked } from '#site/synonyms.ts';

const NAME = 'q';

/**
 * Returns the items with a text that contains the query in one of its spellings, or a term with the same meaning,
 * ignoring case and punctuation at the ends of the query. An empty query matches all items.
 */
export function matching<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = spellings(query).map(termAsked).flatMap(synonymsOf);
  return items.filter((item) =>
    textsOf(item)
      .flatMap(spellings)
      .some((text) => wanted.some((spelling) => text.includes(spelling))),
  );
}

/** Returns the search term in a query string, or '' if there is none. */
export const readFaqQuery = (search: string) => new URLSearchParams(search).get(NAME)?.trim() ?? '';

/** Returns the query string with another search term. The other parameters stay unchanged. */
export function faqQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query.trim()) parameters.set(NAME, query.trim());
  else parameters.delete(NAME);
  return parameters.size > 0 ? `?${parameters}` : '';
}
