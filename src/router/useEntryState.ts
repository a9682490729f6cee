import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { entryValue, follow, onEntry, onMove, setEntryValue } from './entries.ts';

/**
 * Returns state that is stored with the current history entry. A reload or a history traversal restores it. The state is
 * `initial` in the prerendered page, during hydration, and for entries without a value, unless `asked` returns another
 * value from the address.
 */
export function useEntryState<Value extends number | boolean>(
  name: string,
  initial: Value,
  asked?: () => Value,
): [Value, (next: Value) => void] {
  const [read] = useState(() => () => {
    const value = entryValue(name);
    return typeof value === typeof initial ? (value as Value) : (asked?.() ?? initial);
  });
  const drawnHere = useMounted();
  const [value, setValue] = useState(() => (drawnHere ? read() : initial));

  useLayoutEffect(() => {
    setValue(read());
    return onEntry((way) => way === 'traversed' && setValue(read()));
  }, [read]);

  const set = useCallback(
    (next: Value) => {
      setEntryValue(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, set];
}

/** Returns the path of the address. Returns `first` in the prerendered page and during hydration. */
export const usePathname = (first: string): string =>
  useSyncExternalStore(
    onMove,
    () => location.pathname,
    () => first,
  );

const go = (to: string, options?: { replace?: boolean }) =>
  follow(to, options?.replace ? 'replace' : undefined);

/** Location hook for wouter's Router. With it, links and `navigate` use our history entries. */
export const useEntryLocation = ({ ssrPath = '/' }: { ssrPath?: string }): [string, typeof go] => [
  usePathname(ssrPath),
  go,
];
