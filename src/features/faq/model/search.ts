interface Texts {
  question: string;
  answer: string;
}

const NAME = 'q';

/** Lower case, and the signs of a printed page as a keyboard has them. */
const folded = (text: string, language: string) =>
  text.toLocaleLowerCase(language).replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** The items whose question or answer contains the query, whatever its case; all for an empty one. */
export function matching<Item extends Texts>(
  items: readonly Item[],
  query: string,
  language: string,
): readonly Item[] {
  const wanted = folded(query, language);
  return items.filter(({ question, answer }) =>
    [question, answer].some((text) => folded(text, language).includes(wanted)),
  );
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
