import { useSyncExternalStore } from 'react';
import { guarded } from './storage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener); // Another tab of the site has written.
  return () => {
    listeners.delete(listener);
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
  for (const listener of listeners) listener();
}

/** A short text in local storage as it now stands. Null in the prerendered page and during hydration. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => storedText(key),
    () => null,
  );
}
