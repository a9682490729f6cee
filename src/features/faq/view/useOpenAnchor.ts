import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { onAnchor } from '#router/entries.ts';
import { currentHash } from '#router/location.ts';

/**
 * Opens the item that the address points to. Returns a function that opens the item of a link, because following the
 * same anchor twice does not change the address.
 */
export function useOpenAnchor(list: RefObject<HTMLElement | null>): (anchor: string) => void {
  const open = useCallback(
    (anchor: string) => {
      for (const item of list.current?.querySelectorAll('details') ?? []) {
        if (item.id === anchor) item.open = true;
      }
    },
    [list],
  );
  useLayoutEffect(() => {
    open(currentHash());
    return onAnchor(open);
  }, [open]);
  return open;
}
