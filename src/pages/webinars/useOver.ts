import { useSyncExternalStore } from 'react';
import { onShown } from '#browser/dom/page.ts';
import { overAt, type Webinar } from '#site/webinars.ts';

/**
 * The live webinars that are over, and whether the prerendered page says otherwise: it was made by the clock of the
 * build, and is hydrated as it is; after that the visitor's clock counts.
 */
export function useOver(webinars: readonly Webinar[]): { over: string; outdated: boolean } {
  const over = useSyncExternalStore(
    onShown,
    () => overAt(webinars, Date.now()),
    () => __WEBINARS_OVER__,
  );
  return { over, outdated: over !== __WEBINARS_OVER__ };
}
