import { useSyncExternalStore } from 'react';
import { guarded } from './storage.ts';
import { createStore } from './store.ts';

/** Counts what this tab has written. */
const writes = createStore(0);

function subscribe(listener: () => void): () => void {
  const stop = writes.subscribe(listener);
  addEventListener('storage', listener); // Another tab of the site has written.
  return () => {
    stop();
    removeEventListener('storage', listener);
  };
}

/** A short text in local storage; null where there is none, or the browser blocks site data. */
export const storedText = (key: string): string | null => guarded(() => localStorage.getItem(key), null);

/** Keeps a text; '' removes it. */
export function storeText(key: string, text: string): void {
  guarded(() => {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }, undefined);
  writes.set(writes.get() + 1);
}

/** A short text in local storage as it now stands. Null in the prerendered page and during hydration. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storedText(key),
    () => null,
  );
}
