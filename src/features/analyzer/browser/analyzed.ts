import { useSyncExternalStore } from 'react';
import { sessionFlag } from '#browser/storage/sessionStorage.ts';
import { unchanging } from '#browser/storage/store.ts';
import { ANALYZED_KEY } from '#site/storage-keys.ts';

/** Set after this tab's session has used its one free document. */
export const analyzed = sessionFlag(ANALYZED_KEY);

/** Returns the flag for rendering. Returns false in the prerendered page and during hydration. */
export function useAnalyzed(): boolean {
  return useSyncExternalStore(unchanging, analyzed.isSet, () => false);
}
