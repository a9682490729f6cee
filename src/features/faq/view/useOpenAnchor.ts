import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { onAnchor } from '#browser/navigation/entries.ts';
import { currentHash } from '#browser/navigation/location.ts';

/**
 * Opens the item that the address leads to. Gives back what does so for a link: the address says nothing
 * when its anchor is followed a second time.
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
