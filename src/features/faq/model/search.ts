import { spellings } from '#site/fold.ts';
import { synonymsOf, termAsked } from '#site/synonyms.ts';

const NAME = 'q';

/**
 * Returns the items with a text that contains the query in one of its spellings, or a term with the same meaning,
 * ignoring case and punctuation at the ends of the query. An empty query matches all items. If nothing matches a single
 * word, a word with one typing error matches it.
 */
export function matching<Item>(
  items: readonly Item[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  const asked = spellings(query).map(termAsked);
  const texts = items.map((item) => ({ item, texts: textsOf(item).flatMap(spellings) }));
  const having = (isWanted: (text: string) => boolean) =>
    texts.filter((row) => row.texts.some(isWanted)).map(({ item }) => item);
  const wanted = asked.flatMap(synonymsOf);
  const found = having((text) => wanted.some((term) => text.includes(term)));
  const word = asked.find((term) => MISTYPED.test(term));
  if (found.length > 0 || !word) return found;
  return having((text) => (text.match(/\p{L}+/gu) ?? []).some((other) => isNear(word, other)));
}

/** A word that is long enough to be recognized with a typing error. */
const MISTYPED = /^\p{L}{4,}$/u;

/** Returns true if one letter is missing, added or wrong, or two letters are exchanged. */
function isNear(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same++;
  const [one, two] = [word.slice(same), other.slice(same)];
  const isSwapped = one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2);
  return isSwapped || one.slice(1) === two.slice(1) || one.slice(1) === two || one === two.slice(1);
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
