import { type RefObject, useLayoutEffect, useState } from 'react';
import { entryValue, setEntryValue } from '#router/entries.ts';

/** Name under which a history entry stores the query of the result that was followed from it. */
const FOLLOWED_QUERY = 'query';

/** Stores the query of a followed result with the history entry, because the visitor may come back for another result. */
export const rememberQuery = (query: string): void => setEntryValue(FOLLOWED_QUERY, query);

/**
 * Returns the state of the query. Without a first query it is that of the history entry, selected, so that typing
 * replaces it.
 */
export function useQuery(first: string, search: RefObject<HTMLElement | null>) {
  const stored = entryValue(FOLLOWED_QUERY);
  const state = useState(first || (typeof stored === 'string' ? stored : ''));
  useLayoutEffect(() => {
    if (!first) search.current?.querySelector('input')?.select();
  }, [first, search]);
  return state;
}
