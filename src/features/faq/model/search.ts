import { spellings } from '#site/fold.ts';
import { synonymsOf, termAsked, wordsAsked } from '#site/synonyms.ts';
import { isTypingOf } from '#site/typing-errors.ts';

const NAME = 'q';

/**
 * Returns the items with a text that contains the query in one of its spellings, or a term with the same meaning,
 * ignoring case and punctuation at the ends of the query. An empty query matches all items. If nothing matches, the items
 * match that contain most words of the query, at least half of them. If nothing matches a single word, a word matches
 * that the visitor may have meant.
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
  if (found.length > 0) return found;
  // Every text has a word that begins with a given letter.
  const words = asked.map((query) => wordsAsked(query).filter((word) => word.length > 1));
  const havingMost = withMost(texts, (row) => Math.max(...words.map((all) => shareOf(row.texts, all))));
  if (havingMost.length > 0) return havingMost.map(({ item }) => item);
  const word = words.find(([first = '', ...rest]) => rest.length === 0 && MISTYPED.test(first))?.[0];
  if (!word) return [];
  return having((text) => (text.match(/\p{L}+/gu) ?? []).some((other) => isTypingOf(word, other)));
}

/** The share of the words of a query that an item must contain. */
const LEAST_SHARE = 0.5;

/** Returns the rows with the highest share, or none if it is too low. */
function withMost<Row>(rows: readonly Row[], share: (row: Row) => number): Row[] {
  const shares = rows.map((row) => ({ row, share: share(row) }));
  const most = Math.max(LEAST_SHARE, ...shares.map((one) => one.share));
  return shares.filter((one) => one.share === most).map(({ row }) => row);
}

/** Returns the share of these words with which a word of the texts begins, or one with the same meaning. */
function shareOf(texts: readonly string[], words: readonly string[]): number {
  const isFound = (word: string) => synonymsOf(word).some((term) => texts.some((text) => begins(text, term)));
  return words.length > 0 ? words.filter(isFound).length / words.length : 0;
}

/** The length from which the last letter of a word may differ: "documenti" matches "documento", but "dati" not "data". */
const INFLECTED_LENGTH = 6;

function begins(text: string, term: string): boolean {
  const stem = term.length < INFLECTED_LENGTH ? term : term.slice(0, -1);
  return text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(stem));
}

/** A word that is long enough to be recognized with a typing error. */
const MISTYPED = /^\p{L}{4,}$/u;

/** Returns the search term in a query string, or '' if there is none. */
export const readFaqQuery = (search: string) => new URLSearchParams(search).get(NAME)?.trim() ?? '';

/** Returns the query string with another search term. The other parameters stay unchanged. */
export function faqQuery(search: string, query: string): string {
  const parameters = new URLSearchParams(search);
  if (query.trim()) parameters.set(NAME, query.trim());
  else parameters.delete(NAME);
  return parameters.size > 0 ? `?${parameters}` : '';
}
