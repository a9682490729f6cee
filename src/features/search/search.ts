import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { fold, spellings } from '#site/fold.ts';
import { entriesOf, type SearchablePage, type SearchEntry } from './model/searchable.ts';

/** Results shown at most. */
const MOST = 8;
/** Letters from which a mistyped one is forgiven, as a share of the term. */
const FORGIVING_LENGTH = 4;
const FORGIVEN = 0.2;
/** A page outweighs a heading on another one. */
const PAGE_BOOST = 2;
/** Entries between which the page may answer: all at once take 100 ms on a slow phone. */
const AT_ONCE = 40;

/** Successive attempts: the query as typed, with typing errors, some of its words. Each takes longer than the one before. */
const attempts: readonly SearchOptions[] = [{ combineWith: 'AND', fuzzy: false }, { combineWith: 'AND' }, {}];

/** Returns the best entries for what is typed, the best first; none for an empty query. */
export type Search = (query: string) => SearchEntry[];

/** Makes the pages of a language searchable: without accents, by the beginnings of words, with a typing error. */
export async function createSearch(pages: readonly SearchablePage[]): Promise<Search> {
  const entries = entriesOf(pages);
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'page'],
    processTerm: (term) => spellings(term).filter(Boolean),
    searchOptions: {
      // The index has both spellings: one of what is typed is enough.
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
