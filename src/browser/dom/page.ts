import { type RefObject, useDeferredValue } from 'react';
import { isHydrated } from '../hydration/hydrated.ts';
import { listen } from './listen.ts';

/** Marks the document as usable offline, for tests and style sheets. */
export const markOfflineReady = () => {
  document.documentElement.dataset.offline = 'ready';
};

/** Marks the document while the device is in kiosk mode, for style sheets. On load, inline-head.ts sets the mark. */
export const markKiosk = (isKiosk: boolean) =>
  document.documentElement.toggleAttribute('data-kiosk', isKiosk);

/**
 * Returns false in the prerendered page and during hydration, and true afterwards. Parts that need scripts use it. The
 * value changes in a transition, so that the page does not render all these parts in one task.
 */
export const useMounted = (): boolean => useDeferredValue(true, isHydrated() ? undefined : false);

const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
  listen(['visibilitychange'], () => document.visibilityState === state && listener(), document);

/** Returns true if the tab is visible. */
export const isShown = (): boolean => document.visibilityState === 'visible';

/** Calls back when the tab becomes visible. */
export const onShown = (listener: () => void) => onVisibility('visible', listener);

/** Calls back when the tab is hidden or the page is unloaded. No later event allows saving. */
export function onHidden(listener: () => void): () => void {
  const stops = [onVisibility('hidden', listener), onLeft(listener)];
  return () => {
    for (const stop of stops) stop();
  };
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

/** Calls back when the browser reports that it is online again. The report may be wrong, so do not rely on it. */
export const onOnline = (listener: () => void) => listen(['online'], listener);

/** Opens a popup window. Sizes in CSS pixels. */
export function openPopup(url: string, width: number, height: number): void {
  open(url, '_blank', `popup,noopener,width=${width},height=${height}`);
}

export const printPage = () => print();

/** Prints one element without the rest of the page. While it is marked, styles/print.css hides the rest. */
export function printElement(element: Element): void {
  element.setAttribute('data-printed', '');
  addEventListener('afterprint', () => element.removeAttribute('data-printed'), { once: true });
  print();
}

export const currentUrl = () => location.href;

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

/** Downloads a text as a JSON file. */
export const downloadText = (name: string, text: string) =>
  downloadFile(new File([text], name, { type: 'application/json' }));

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The click has started the download, so the URL can be revoked after a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows a count on the icon of the installed app. */
export function showAppBadge(count: number): void {
  // Not every platform supports badges or lets a page set one.
  void navigator.setAppBadge?.(count).catch(() => {});
}
