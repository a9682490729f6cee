import { useDeferredValue, useSyncExternalStore } from 'react';
import { isAlive } from './alive.ts';

const reduced = '(prefers-reduced-motion: reduce)';

const isReduced = () => typeof matchMedia === 'undefined' || matchMedia(reduced).matches;

/**
 * Whether nothing may move by itself. True in the prerendered page; what moves begins when the browser has
 * time for it, not in one go with the hydration.
 */
export function useReducedMotion(): boolean {
  const now = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(reduced);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    isReduced,
    isReduced,
  );
  return useDeferredValue(now, isAlive() ? now : true);
}

/** Runs when an element is first in sight, which it may be already. Answers with what calls it off. */
export function whenSeen(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Sets `data-entrance` of the elements that have it: `ahead` until they are first seen, then `arriving`.
 * They stay `at-rest` where motion is unwelcome, and where they are in sight from the start: nothing that
 * was shown is hidden again.
 */
export function watchEntrances(): () => void {
  if (isReduced()) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-entrance', 'arriving');
        observer.unobserve(target);
      }
    },
    { threshold: 0.2 },
  );
  for (const element of document.querySelectorAll('[data-entrance=at-rest]')) {
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.setAttribute('data-entrance', 'ahead');
    observer.observe(element);
  }
  return () => observer.disconnect();
}
