import { spellings } from '#site/fold.ts';

const NAME = 'q';

/** The items with a text that contains the query in one of its spellings, ignoring case; all for an empty query. */
export function matching<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = spellings(query);
  return items.filter((item) =>
    textsOf(item)
      .flatMap(spellings)
      .some((text) => wanted.some((spelling) => text.includes(spelling))),
  );
}

/** The search term in a query string; '' if there is none. */
export const readFaqQuery = (search: string) => new URLSearchParams(search).get(NAME)?.trim() ?? '';

/** The query string with another search term; its other parameters are kept. */
export function faqQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query.trim()) parameters.set(NAME, query.trim());
  else parameters.delete(NAME);
  return parameters.size > 0 ? `?${parameters}` : '';
}
