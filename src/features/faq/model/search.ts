const NAME = 'q';

/** Lower case without accents, and the signs of a printed page as a keyboard has them. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();

/** The items of which a text contains the query, whatever its case and accents; all for an empty one. */
export function matching<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const wanted = folded(query);
  return items.filter((item) => textsOf(item).some((text) => folded(text).includes(wanted)));
}

/** What a query of the address asks for; '' for nothing. */
export const readFaqQuery = (search: string) => new URLSearchParams(search).get(NAME)?.trim() ?? '';

/** The query of the address with another search in it; what else it holds stays. */
export function faqQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query.trim()) parameters.set(NAME, query.trim());
  else parameters.delete(NAME);
  return parameters.size > 0 ? `?${parameters}` : '';
}
