import { useSyncExternalStore } from 'react';
import { REFERRER_KEY } from '#site/storage-keys.ts';
import { guarded } from '../storage/storage.ts';
import { unchanging } from '../storage/store.ts';

/** Says to tests and style sheets that everything works offline from here on. */
export const markOfflineReady = () => {
  document.documentElement.dataset.offline = 'ready';
};

/** False in the prerendered page and during hydration, true afterwards: for what scripts add. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
}

/** Calls back when the tab comes to the front. */
export function onShown(listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** Calls back when the tab goes out of sight or the page is left: the last moment to write something down. */
export function onHidden(listener: () => void): () => void {
  const changed = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', changed);
  addEventListener('pagehide', listener);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    removeEventListener('pagehide', listener);
  };
}

/** Calls back when the document is left, for another or for good. */
export function onLeft(listener: () => void): () => void {
  addEventListener('pagehide', listener);
  return () => removeEventListener('pagehide', listener);
}

/** Calls back when the browser thinks that there is a connection again. A hint, never a gate. */
export function onOnline(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}

/** Opens a small window of its own. Sizes in CSS pixels. */
export function openPopup(url: string, width: number, height: number): void {
  open(url, '_blank', `popup,noopener,width=${width},height=${height}`);
}

export const printPage = () => print();
export const currentUrl = () => location.href;

/** Runs when the browser has nothing better to do, and in any case soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/** Runs once what is drawn now is on the screen. Returns what calls it off. */
export function afterFrame(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs when the page has come with all that belongs to it, and the browser has nothing better to do. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') whenIdle(task);
  else addEventListener('load', () => whenIdle(task), { once: true });
}

/**
 * The site that has led here, be it by way of an address without a language, which src/inline-head.ts has then noted;
 * '' in the prerendered page, and where the browser does not say.
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

/** Hands a text to the visitor as a JSON file. */
export const downloadText = (name: string, text: string) =>
  downloadFile(new File([text], name, { type: 'application/json' }));

/** Hands a file to the visitor. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // The download has begun with the click; the browser holds on to what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows a count on the installed app's icon, where there is one. */
export function showAppBadge(count: number): void {
  // Not every platform shows badges, or lets a page set one.
  void navigator.setAppBadge?.(count).catch(() => {});
}
