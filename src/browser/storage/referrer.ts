import { useSyncExternalStore } from 'react';
import { REFERRER_KEY } from '#site/storage-keys.ts';
import { guarded } from './localStorage.ts';
import { unchanging } from './store.ts';

/**
 * Returns the address of the referring site. src/inline-head.ts stores it before the redirect from an address without a
 * language. Returns '' in the prerendered page, or if the browser sends no referrer.
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
