import { useSyncExternalStore } from 'react';
import { guarded } from '#browser/storage/storage.ts';
import { unchanging } from '#browser/storage/store.ts';
import { ANALYZED_KEY } from '#site/storage-keys.ts';

/** Returns true once this tab's session has used its one free document. */
export function hasAnalyzed(): boolean {
  return guarded(() => sessionStorage.getItem(ANALYZED_KEY) !== null, false);
}

export function rememberAnalyzed(): void {
  guarded(() => sessionStorage.setItem(ANALYZED_KEY, '1'), undefined);
}

/** The same for rendering: false in the prerendered page and during hydration. */
export function useAnalyzed(): boolean {
  return useSyncExternalStore(unchanging, hasAnalyzed, () => false);
}
