import { type RefObject, useDeferredValue, useSyncExternalStore } from 'react';
import { REFERRER_KEY } from '#site/storage-keys.ts';
import { isHydrated } from '../hydration/hydrated.ts';
import { guarded } from '../storage/storage.ts';
import { unchanging } from '../storage/store.ts';
import { listen } from './listen.ts';

/** Marks the document as usable offline, for tests and style sheets. */
export const markOfflineReady = () => {
  document.documentElement.dataset.offline = 'ready';
};

/**
 * False in the prerendered page and during hydration, true afterwards: for parts that need scripts. It changes in a
 * transition, so that the page does not render all of them in one task.
 */
export const useMounted = (): boolean => useDeferredValue(true, isHydrated() ? undefined : false);

const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
  listen(['visibilitychange'], () => document.visibilityState === state && listener(), document);

/** Returns true if the tab is visible. */
export const isShown = (): boolean => document.visibilityState === 'visible';

/** Calls back when the tab becomes visible. */
export const onShown = (listener: () => void) => onVisibility('visible', listener);

/** Calls back when the tab is hidden or the page is unloaded: the last chance to save. */
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
 * Hides personal data from the moment the document is left until it is shown again: browsers paint a page from the
 * back/forward cache before its code runs, and the device may be in kiosk mode by then. Returns the function that stops it.
 */
export const hideWhileLeft = (part: RefObject<HTMLElement | null>): (() => void) =>
  listen(['pagehide', 'pageshow'], ({ type }) => {
    if (part.current) part.current.style.visibility = type === 'pagehide' ? 'hidden' : '';
  });

/** Calls back when the browser believes it is online again. A hint, never a gate. */
export const onOnline = (listener: () => void) => listen(['online'], listener);

/** Opens a popup window. Sizes in CSS pixels. */
export function openPopup(url: string, width: number, height: number): void {
  open(url, '_blank', `popup,noopener,width=${width},height=${height}`);
}

export const printPage = () => print();
export const currentUrl = () => location.href;

/** Runs a task when the browser is idle, after 2 seconds at the latest. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** Runs a task once the page has loaded and the browser is idle. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else addEventListener('load', () => whenIdle(task), { once: true });
}

/**
 * The referring site, kept by src/inline-head.ts across the redirect from an address without a language. '' in
 * the prerendered page, or if the browser sends none.
 */
export function useReferrer(): string {
  return useSyncExternalStore(
    unchanging,
    () => {
      const { referrer } = document;
      const isOwn = referrer.startsWith(`${location.origin}/`);
      return (isOwn && guarded(() => sessionStorage.getItem(REFERRER_KEY), '')) || referrer;
    },
    () => '',
  );
}

/** Downloads a text as a JSON file. */
export const downloadText = (name: string, text: string) =>
  downloadFile(new File([text], name, { type: 'application/json' }));

export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The click has started the download; the browser keeps what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows a count on the icon of the installed app. */
export function showAppBadge(count: number): void {
  // Not every platform supports badges or lets a page set one.
  void navigator.setAppBadge?.(count).catch(() => {});
}
