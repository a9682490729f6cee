import { useSyncExternalStore } from 'react';
import { onShown } from '#browser/page.ts';
import { overAt } from '#site/webinars.ts';

/**
 * The live webinars that are over, and whether the prerendered page says otherwise: it was made by the clock of the
 * build, and is hydrated as it is; after that the visitor's clock counts.
 */
export function useOver(): { over: string; outdated: boolean } {
  const over = useSyncExternalStore(
    onShown,
    () => overAt(Date.now()),
    () => __WEBINARS_OVER__,
  );
  return { over, outdated: over !== __WEBINARS_OVER__ };
}
