import { type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';

export interface IslandRoot {
  /** Hydrates the element, in one go: its nodes stay, with what was typed, chosen and opened in them. */
  hydrate: () => void;
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
 * Makes a React root of its own for a prerendered element. What the content throws goes to `onError`, and its root falls.
 * It takes new content from the start: `hydrate` also carries out what waits in other roots, the page's among them.
 */
export function islandRoot(
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
  let root: Root | undefined;
  return {
    hydrate() {
      root = flushSync(() => hydrateRoot(element, <Content />, { onUncaughtError: onError }));
    },
    show(content) {
      shown = content;
      changed();
    },
    // The page may be drawing at this moment, and React takes no root away meanwhile.
    close: () => queueMicrotask(() => root?.unmount()),
  };
}
