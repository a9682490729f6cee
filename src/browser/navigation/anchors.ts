import { useCallback, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { withFeedback } from '../dom/feedback.ts';
import { useMounted } from '../dom/page.ts';
import { onAnchor } from './entries.ts';
import { currentHash, dropHash } from './location.ts';
import { scrollToAnchor } from './scrolling.ts';
import { useEntryState } from './useEntry.ts';

export interface Disclosure {
  /** `waiting` in the prerendered page: the style sheet decides (open without scripts, or at its anchor). */
  state: 'open' | 'closed' | 'waiting';
  open: () => void;
  /** Opens it and scrolls to it. */
  show: () => void;
  /** Closes it, takes its anchor out of the address, and hands the focus to what opens it. */
  close: () => void;
}

/** A part of the page that is closed at first; links to its anchor open it. */
export function useDisclosure(anchor: string): Disclosure {
  const [isOpen, setOpen] = useEntryState<boolean>(anchor, false, () => currentHash() === anchor);
  const mounted = useMounted();
  const open = useCallback(() => setOpen(true), [setOpen]);
  // From the moment that links answer, which is before other effects run.
  useLayoutEffect(
    () =>
      onAnchor((opened) => {
        // At once: whoever scrolls there in the next frame must find it drawn.
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

const openerOf = (anchor: string) =>
  document.querySelector<HTMLElement>(`main :is([aria-controls="${anchor}"], a[href$="#${anchor}"])`);
