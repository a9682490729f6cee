import { type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

export interface IslandRoot {
  /** What it shows from now on. */
  show: (content: ReactNode) => void;
  close: () => void;
}

interface Contents {
  /** What the element was prerendered with: hydration must find the same. */
  prerendered: ReactNode;
  /** What is to be shown instead, as soon as that is hydrated. */
  present: ReactNode;
}

/**
 * Hydrates a prerendered element with a React root of its own, in one go: its nodes stay, with what was typed, chosen
 * and opened in them. What the content throws goes to `onError`, and its root falls.
 */
export function hydrateInPlace(
  element: Element,
  { prerendered, present }: Contents,
  onError: (error: unknown) => void,
): IslandRoot {
  let shown = present;
  let changed = () => {};
  const subscribe = (listener: () => void) => {
    changed = listener;
    return () => {};
  };
  const Content = () =>
    useSyncExternalStore(
      subscribe,
      () => shown,
      () => prerendered,
    );
  const root = flushSync(() => hydrateRoot(element, <Content />, { onUncaughtError: onError }));
  return {
    show(content) {
      shown = content;
      changed();
    },
    // The page may be drawing at this moment, and React takes no root away meanwhile.
    close: () => queueMicrotask(() => root.unmount()),
  };
}
