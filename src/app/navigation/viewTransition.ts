import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '#browser/navigation/scrolling.ts';

/** Swaps pages, with a view transition if the browser supports it and motion is welcome. */
export function exchangePages(exchange: () => void): void {
  if (!document.startViewTransition || prefersReducedMotion() || document.visibilityState === 'hidden') {
    exchange();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(exchange));
  // A following transition may skip this one; the pages are swapped all the same.
  transition.ready.catch(() => {});
}
