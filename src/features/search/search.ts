import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { fold, spellings } from '#site/fold.ts';
import { entriesOf, type SearchablePage, type SearchEntry } from './model/searchable.ts';

/** The maximum number of results. */
const MOST = 8;
/** The length from which a term may contain typing errors, and the maximum share of errors in the term. */
const FORGIVING_LENGTH = 4;
const FORGIVEN = 0.2;
/** Ranks a page above a heading on another page. */
const PAGE_BOOST = 2;
/**
 * The number of entries that are indexed at a time. The page can respond in between, since all entries at once take 100
 * ms on a slow phone.
 */
const AT_ONCE = 40;

/**
 * Successive attempts: the query as typed, with typing errors, and with only some of its words. Each attempt takes
 * longer than the previous one.
 */
const attempts: readonly SearchOptions[] = [{ combineWith: 'AND', fuzzy: false }, { combineWith: 'AND' }, {}];

/** Returns the best entries for a query, the best first. An empty query has no results. */
export type Search = (query: string) => SearchEntry[];

/**
 * Creates the search over the pages of a locale. The search ignores accents, matches the beginnings of words, and
 * tolerates typing errors.
 */
export async function createSearch(pages: readonly SearchablePage[]): Promise<Search> {
  const entries = entriesOf(pages);
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'page'],
    processTerm: (term) => spellings(term).filter(Boolean),
    searchOptions: {
      // The index contains both spellings of a term, so one spelling of the query is enough.
      processTerm: (term) => fold(term) || null,
      boost: { title: 4, text: 1, page: 0.5 },
      prefix: true,
      fuzzy: (term) => (term.length >= FORGIVING_LENGTH ? FORGIVEN : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (id) => (entries[id]?.page === '' ? PAGE_BOOST : 1),
    },
  });
  const documents = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(documents, { chunkSize: AT_ONCE });
  return (query) => {
    const typed = fold(query.trim());
    let results: SearchResult[] = [];
    for (const options of attempts) if (results.length === 0) results = index.search(query, options);
    const found = results.flatMap(({ id }) => entries[id] ?? []);
    const exact = found.filter(({ title }) => fold(title) === typed);
    return [...new Set([...exact, ...found])].slice(0, MOST);
  };
}
