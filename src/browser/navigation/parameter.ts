import { useLayoutEffect, useState } from 'react';
import { useMounted } from '../dom/page.ts';
import { onEntry } from './entries.ts';

/** A parameter of the address, as it is when a link of the page or the way back has changed it; null at first. */
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

/** The query of the address with one parameter set. */
export function queryWith(name: string, value: string): string {
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  return `?${query}`;
}
