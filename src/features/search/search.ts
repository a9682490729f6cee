import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { pathOf } from '#router/model/addresses.ts';
import { fold, spellings } from '#site/fold.ts';
import { synonymsOf, termAsked, wordsAsked } from '#site/synonyms.ts';
import { isTypingOf } from '#site/typing-errors.ts';
import { type ExcerptPiece, excerptOf } from './model/excerpt.ts';
import { entriesOf, type SearchablePage, type SearchEntry } from './model/searchable.ts';

/** The maximum number of results. */
export const MOST_RESULTS = 24;
/** The number of results with which a query needs no further attempt. */
const ENOUGH_RESULTS = 8;
/** The number of results of one page before those of other pages follow. */
const MOST_OF_PAGE = 3;
/**
 * The length from which a term may contain typing errors. The index counts two swapped letters as two errors. Of its
 * results, `isTypingOf` keeps the plausible ones.
 */
const FORGIVING_LENGTH = 4;
const MOST_ERRORS = 2;
/** Ranks a page above a heading on another page. */
const PAGE_BOOST = 3;
/** Ranks clauses of legal texts below what other pages say on the subject. */
const LEGAL_BOOST = 0.2;
const legalPages: readonly string[] = (['privacy', 'terms', 'cookies'] as const).map((id) => pathOf(id));
/** The number of entries that are indexed at a time. The page can respond in between. */
const AT_ONCE = 10;

/**
 * Successive attempts: the query as typed, with typing errors, and with only some of its words. Results with typing
 * errors follow the exact results.
 */
const attempts: readonly SearchOptions[] = [
  { combineWith: 'AND', fuzzy: false },
  { combineWith: 'AND' },
  { combineWith: 'OR' },
];

/**
 * Words that only some languages have, and the word to search for if there are no results. They are no synonyms, because
 * the other word means something else in a third language: "ai" is French for "have".
 */
const otherWords = new Map([
  ['ia', 'ai'],
  ['ki', 'ai'],
]);

/** An entry with the passage that the search has found; no pieces if the words are in the title. */
export interface FoundEntry extends SearchEntry {
  excerpt: readonly ExcerptPiece[];
}

/** Returns the best entries for a query, the best first. */
export type Search = (query: string) => FoundEntry[];

/** Joins the digits of a grouped number without its currency: "€7,500", "7.500 €" and "7500" have one term. */
const joined = (text: string) => text.replace(/\p{Sc}/gu, ' ').replace(/(?<=\d)[.,'’\s](?=\d{3}(?!\d))/g, '');

/** Returns all terms under which a word is indexed: its spellings and their synonyms. */
const termsOf = (word: string): string[] => [
  ...new Set(spellings(joined(word)).flatMap((term) => (term ? synonymsOf(term) : []))),
];

const pageOf = (entry?: SearchEntry) => entry?.to.split('#')[0];

/** Moves what follows the first results of a page behind the results of other pages. */
function spread<Result>(
  results: readonly Result[],
  pageOfResult: (result: Result) => string | undefined,
): Result[] {
  const counts = new Map<string | undefined, number>();
  const isFirst = results.map((result) => {
    const count = (counts.get(pageOfResult(result)) ?? 0) + 1;
    counts.set(pageOfResult(result), count);
    return count <= MOST_OF_PAGE;
  });
  return [...results.filter((_, index) => isFirst[index]), ...results.filter((_, index) => !isFirst[index])];
}

/**
 * Creates the search over the pages of a locale. The search ignores accents, matches the beginnings of words, knows
 * synonyms and tolerates typing errors.
 */
export async function createSearch(pages: readonly SearchablePage[]): Promise<Search> {
  const entries = entriesOf(pages);
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'text', 'page'],
    extractField: (entry, field) => {
      const value = entry[field as keyof typeof entry];
      return typeof value === 'string' ? joined(value) : value;
    },
    processTerm: termsOf,
    searchOptions: {
      // The index contains all spellings and synonyms of a term, so one spelling of the query is enough.
      processTerm: (term) => fold(term) || null,
      boost: { title: 6, text: 1, page: 0.5 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= FORGIVING_LENGTH ? MOST_ERRORS : false),
      filter: ({ queryTerms, terms }) =>
        queryTerms.every((typed) => terms.some((term) => isTypingOf(typed, term))),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (id) =>
        (entries[id]?.page === '' ? PAGE_BOOST : 1) *
        (legalPages.includes(pageOf(entries[id]) ?? '') ? LEGAL_BOOST : 1),
    },
  });
  const documents = entries.map((entry, id) => ({ ...entry, id }));
  await index.addAllAsync(documents, { chunkSize: AT_ONCE });

  /** Returns the results of the attempts, without those of OR if there are others. */
  function resultsOf(query: string): SearchResult[] {
    const results = new Map<number, SearchResult>();
    for (const options of attempts) {
      if (results.size >= ENOUGH_RESULTS || (options.combineWith === 'OR' && results.size > 0)) break;
      for (const result of index.search(query, options))
        if (!results.has(result.id)) results.set(result.id, result);
    }
    return [...results.values()];
  }

  /** Pages whose title begins with the query are first, then headings that are equal to it. */
  function rankOf({ id }: SearchResult, asked: string): number {
    const { title = '', page } = entries[id] ?? {};
    if (page === '' && fold(title).startsWith(asked)) return 0;
    return termAsked(fold(title)) === asked ? 1 : 2;
  }

  return (query) => {
    const typed = fold(query.trim());
    if (!typed) return [];
    const asked = termAsked(typed);
    const ofQuery = resultsOf(wordsAsked(joined(asked)).join(' '));
    const results = ofQuery.length > 0 ? ofQuery : resultsOf(otherWords.get(asked) ?? '');
    const sorted = results.sort((one, other) => rankOf(one, asked) - rankOf(other, asked));
    // Several headings may share the anchor of their section. The best of them represents it.
    const targets = sorted.map(({ id }) => entries[id]?.to);
    const distinct = sorted.filter((_, index) => targets.indexOf(targets[index]) === index);
    return spread(distinct, ({ id }) => pageOf(entries[id]))
      .slice(0, MOST_RESULTS)
      .flatMap(({ id, terms, queryTerms }) => {
        const entry = entries[id];
        if (!entry) return [];
        const matched = new Set(
          terms.filter((term) => queryTerms.some((wanted) => isTypingOf(wanted, term))),
        );
        const isMatch = (word: string) => termsOf(word).some((term) => matched.has(term));
        return { ...entry, excerpt: excerptOf(entry.text, isMatch) };
      });
  };
}
