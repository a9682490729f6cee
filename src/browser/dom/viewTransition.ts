import { flushSync } from 'react-dom';
import { prefersReducedMotion } from './motion.ts';

/**
 * Applies a change of the page. Uses a view transition if the browser supports it and the visitor does not prefer
 * reduced motion. The change may then run in a later frame.
 */
export function withViewTransition(change: () => void): void {
  if (!document.startViewTransition || prefersReducedMotion() || document.visibilityState === 'hidden') {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  // The next transition may skip this one. The change is applied nevertheless.
  transition.ready.catch(() => {});
}
