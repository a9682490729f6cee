import type { RefObject } from 'react';
import { listen, together } from './listen.ts';

const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
  listen(['visibilitychange'], () => document.visibilityState === state && listener(), document);

/** Returns true if the tab is visible. */
export const isShown = (): boolean => document.visibilityState === 'visible';

/** Calls back when the tab becomes visible. */
export const onShown = (listener: () => void) => onVisibility('visible', listener);

/** Calls back when the tab is hidden or the page is unloaded. No later event allows saving. */
export function onHidden(listener: () => void): () => void {
  return together(onVisibility('hidden', listener), onLeft(listener));
}

/** Calls back when the document is unloaded or enters the back/forward cache. */
export const onLeft = (listener: () => void) => listen(['pagehide'], listener);

/** Returns true if the document was loaded by going back or forward. */
export function wasTraversedTo(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward';
}

/**
 * Hides personal data from `pagehide` until `pageshow`. Browsers paint a page from the back/forward cache before its
 * code runs, and the device may be in kiosk mode by then. Returns a function that removes the listeners.
 */
export const hideWhileLeft = (part: RefObject<HTMLElement | null>): (() => void) =>
  listen(['pagehide', 'pageshow'], ({ type }) => {
    if (part.current) part.current.style.visibility = type === 'pagehide' ? 'hidden' : '';
  });

/** Runs a task when the browser is idle, or after 2 seconds. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** Runs a task when the page has loaded and the browser is idle. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else addEventListener('load', () => whenIdle(task), { once: true });
}
