import { useRef, useSyncExternalStore } from 'react';
import { REFERRER_KEY } from '#site/storage-keys.ts';
import { guarded } from './storage.ts';

/** Sets the language of the document; the prerendered page has it already. */
export const setDocumentLanguage = (language: string) => {
  document.documentElement.lang = language;
};

/** Says to tests and style sheets that everything works offline from here on. */
export const markOfflineReady = () => {
  document.documentElement.dataset.offline = 'ready';
};

/** What the prerendered page brought along, by "language/name"; empty where there is none. */
export const embeddedResources = (): Record<string, unknown> => embedded('page-data');

/** What Intl wrote in the prerendered page, by what it was asked. */
export const embeddedTexts = (): Record<string, string> => embedded('page-formatted');

function embedded<Value>(id: string): Record<string, Value> {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : {};
}

/** False in the prerendered page and during hydration, true afterwards: for what scripts add. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/**
 * Whether React found this component's HTML in the prerendered page. False where the browser draws it: after a
 * navigation, and where hydration found another text than it expected, so that React draws the page anew.
 */
export function useWasHydrated(): boolean {
  const hydrated = useRef(false);
  // React asks for the third during hydration alone. The second then answers the same, so nothing is drawn twice.
  return useSyncExternalStore(
    () => () => {},
    () => hydrated.current,
    () => {
      hydrated.current = true;
      return true;
    },
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

/** The element the app lives in; `data-page` names the page it was prerendered with. */
export function appContainer(): HTMLElement {
  const container = document.getElementById('app');
  if (!container) throw new Error('index.html has no element with the id "app".');
  return container;
}

/** The version of a language's words, a part of their addresses; Vite's own server has them as they are. */
export function wordsVersion(language: string): string {
  const versions = (appContainer().dataset.words ?? '').split(' ').map((pair) => pair.split('='));
  return versions.find(([code]) => code === language)?.[1] ?? 'now';
}

/** Removes the head tags of a page that is not the one to show. */
export function clearPrerenderedHead(): void {
  const managed =
    'title, meta[name=description], meta[name=robots], link[rel=manifest], link[rel=canonical], link[rel=alternate]';
  for (const element of document.head.querySelectorAll(managed)) element.remove();
}

/** Whether the host has sent the page of an address that does not exist: it alone has no canonical address. */
export const isNotFoundPage = () =>
  document.head.querySelector('meta[name=robots][content=noindex]') !== null &&
  document.head.querySelector('link[rel=canonical]') === null;

/**
 * The site that has led here, be it by way of an address without a language, which src/inline-head.ts has then noted;
 * '' in the prerendered page, and where the browser does not say.
 */
export function useReferrer(): string {
  return useSyncExternalStore(
    () => () => {},
    () => {
      const { referrer } = document;
      const isOwn = referrer.startsWith(`${location.origin}/`);
      return (isOwn && guarded(() => sessionStorage.getItem(REFERRER_KEY), '')) || referrer;
    },
    () => '',
  );
}

/** Hands a text to the visitor as a file. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has begun with the click; the browser holds on to what it needs.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Shows a count on the installed app's icon, where there is one. */
export function showAppBadge(count: number): void {
  // Not every platform shows badges, or lets a page set one.
  void navigator.setAppBadge?.(count).catch(() => {});
}
