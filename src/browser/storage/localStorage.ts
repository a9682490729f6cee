import { useSyncExternalStore } from 'react';
import { listen, together } from '../dom/listen.ts';
import { onShown } from '../dom/pageLifecycle.ts';
import { createStore } from './store.ts';

/** Runs an action on storage. Returns `otherwise` if it throws, as in a browser that blocks site data. */
export function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Defines a blocked localStorage as undefined. EmailJS accesses localStorage on import, and access to a blocked one
 * throws. Without localStorage the form can still be sent.
 */
export function hideBlockedStorage(): void {
  const isBlocked = guarded(() => localStorage === undefined, true);
  if (isBlocked) Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

/** Number of writes in this tab. It notifies this tab, because the `storage` event fires in other tabs only. */
const writes = createStore(0);

/**
 * Calls back when the text may have changed. Firefox and WebKit send no `storage` event to a page in the back/forward
 * cache, so the text is read again whenever the page is shown.
 */
export function onStoredTexts(listener: () => void): () => void {
  return together(writes.subscribe(listener), listen(['storage', 'pageshow'], listener), onShown(listener));
}

/** Returns the text in local storage, or null if there is none or the browser blocks site data. */
export const storedText = (key: string): string | null => guarded(() => localStorage.getItem(key), null);

/** Returns the keys of local storage that begin with a prefix, or no keys if the browser blocks site data. */
export const storedKeys = (prefix: string): string[] =>
  guarded(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);

/** Parses an untrusted text. Returns undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stores a text in local storage, if the browser allows it. The text '' removes the key. */
export function storeText(key: string, text: string): void {
  guarded(() => {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }, undefined);
  writes.set(writes.get() + 1);
}

/** Returns the current text in local storage. Returns null in the prerendered page and during hydration. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    onStoredTexts,
    () => storedText(key),
    () => null,
  );
}
