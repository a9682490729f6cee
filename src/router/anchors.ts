import { useCallback, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { withFeedback } from '#browser/dom/feedback.ts';
import { useMounted } from '#browser/dom/page.ts';
import { scrollToAnchor } from '#browser/dom/scrolling.ts';
import { onAnchor } from './entries.ts';
import { currentHash, dropHash } from './location.ts';
import { useEntryState } from './useEntry.ts';

export interface Disclosure {
  /**
   * `waiting` in the prerendered page, where the style sheet decides (open without scripts, or at its anchor).
   */
  state: 'open' | 'closed' | 'waiting';
  open: () => void;
  /** Opens it and scrolls to it. */
  show: () => void;
  /** Closes it, removes its anchor from the address, and focuses the control that opens it. */
  close: () => void;
}

/**
 * State of a part of the page that is closed at first, and opened by links to its anchor or by an address that asks for
 * it otherwise.
 */
export function useDisclosure(anchor: string, isAsked = () => false): Disclosure {
  const [isOpen, setOpen] = useEntryState<boolean>(
    anchor,
    false,
    () => currentHash() === anchor || isAsked(),
  );
  const mounted = useMounted();
  const open = useCallback(() => setOpen(true), [setOpen]);
  // A layout effect: links work from then on, before other effects run.
  useLayoutEffect(
    () =>
      onAnchor((opened) => {
        // Synchronous, since the scroll in the next frame needs it rendered.
        if (opened === anchor) flushSync(open);
      }),
    [anchor, open],
  );
  const show = useCallback(() => {
    open();
    requestAnimationFrame(() => scrollToAnchor(anchor));
  }, [anchor, open]);
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

/** Of the controls that open it, the last before it, which is the nearest. */
function openerOf(anchor: string): HTMLElement | undefined {
  const part = document.getElementById(anchor);
  const openers = document.querySelectorAll<HTMLElement>(
    `main :is([aria-controls="${anchor}"], a[href$="#${anchor}"])`,
  );
  const isBefore = (opener: HTMLElement) =>
    part && opener.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...openers].findLast(isBefore) ?? openers[0];
}
