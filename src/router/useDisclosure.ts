import { useCallback, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { withFeedback } from '#browser/dom/feedback.ts';
import { useMounted } from '#browser/hydration/useMounted.ts';
import { follow, onAnchor } from './entries.ts';
import { currentHash, dropHash } from './location.ts';
import { useEntryState } from './useEntryState.ts';

export interface Disclosure {
  /**
   * `waiting` in the prerendered page, where the style sheet shows the part if scripts are off or its anchor is the
   * target.
   */
  state: 'open' | 'closed' | 'waiting';
  open: () => void;
  /** Follows a link to the anchor: opens the part, scrolls to it, and adds a history entry. */
  show: () => void;
  /** Closes the part, removes its anchor from the address, and focuses the control that opens it. */
  close: () => void;
}

/**
 * Returns the state of a part of the page that is closed at first. Links to its anchor open it. `isAsked` may open it for
 * another reason in the address.
 */
export function useDisclosure(anchor: string, isAsked = () => false): Disclosure {
  const [isOpen, setOpen] = useEntryState<boolean>(
    anchor,
    false,
    () => currentHash() === anchor || isAsked(),
  );
  const mounted = useMounted();
  const open = useCallback(() => setOpen(true), [setOpen]);
  // A layout effect, because links must work before other effects run.
  useLayoutEffect(
    () =>
      onAnchor((opened) => {
        // Synchronous, because the scroll in the next frame needs the rendered part.
        if (opened === anchor) flushSync(open);
      }),
    [anchor, open],
  );
  const show = useCallback(() => follow(`#${anchor}`), [anchor]);
  const close = useCallback(() => {
    const change = () => {
      setOpen(false);
      if (currentHash() === anchor) dropHash();
    };
    withFeedback(change, { focus: () => openerOf(anchor) });
  }, [anchor, setOpen]);
  const closed = mounted ? 'closed' : 'waiting';
  return { state: isOpen ? 'open' : closed, open, show, close };
}

/** Returns the nearest control before the part that opens it, or else the first control that opens it. */
function openerOf(anchor: string): HTMLElement | undefined {
  const part = document.getElementById(anchor);
  const openers = document.querySelectorAll<HTMLElement>(
    `main :is([aria-controls="${anchor}"], a[href$="#${anchor}"])`,
  );
  const isBefore = (opener: HTMLElement) =>
    part && opener.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...openers].findLast(isBefore) ?? openers[0];
}
