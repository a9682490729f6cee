import { useLayoutEffect, useState } from 'react';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { onEntry } from './entries.ts';

/** Returns a query parameter, updated by links and history traversal. Returns null while prerendering and hydrating. */
export function useParameter(name: string): string | null {
  const [read] = useState(() => () => new URLSearchParams(location.search).get(name));
  const drawnHere = useMounted();
  const [value, setValue] = useState(() => (drawnHere ? read() : null));
  useLayoutEffect(() => {
    setValue(read());
    return onEntry(() => setValue(read()));
  }, [read]);
  return value;
}

/** Returns the current query with one parameter set. */
export function queryWith(name: string, value: string): string {
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  return `?${query}`;
}
