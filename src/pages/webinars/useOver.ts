import { useSyncExternalStore } from 'react';
import { onShown } from '#browser/dom/page.ts';
import { overAt, type Webinar } from '#site/webinars.ts';

/**
 * The live webinars that are over. The prerendered page uses the clock of the build, and so does hydration;
 * after that the visitor's clock applies.
 */
export const useOver = (webinars: readonly Webinar[]): string =>
  useSyncExternalStore(
    onShown,
    () => overAt(webinars, Date.now()),
    () => __WEBINARS_OVER__,
  );
