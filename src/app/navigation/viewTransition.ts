import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '#browser/navigation/scrolling.ts';

/** Exchanges a page for another: one fades into the other where the browser can and motion is welcome. */
export function exchangePages(exchange: () => void): void {
  if (!document.startViewTransition || prefersReducedMotion() || document.visibilityState === 'hidden') {
    exchange();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(exchange));
  // A next one that comes too early ends this one; the page is exchanged all the same.
  transition.ready.catch(() => {});
}
