import { useDeferredValue, useSyncExternalStore } from 'react';
import { afterHydration, isHydrated } from '../hydration/hydrated.ts';

const reduced = '(prefers-reduced-motion: reduce)';

/** Returns true if the visitor prefers reduced motion, and always in the prerendered page. */
export const prefersReducedMotion = () => typeof matchMedia === 'undefined' || matchMedia(reduced).matches;

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Returns true if the visitor prefers reduced motion. Also returns true in the prerendered page and during hydration.
 * After hydration, animations start when the browser is idle.
 */
export function useReducedMotion(): boolean {
  const now = useSyncExternalStore(onMotionChange, prefersReducedMotion, prefersReducedMotion);
  return useDeferredValue(now, isHydrated() ? now : true);
}

/** Runs a task when an element becomes visible, or now if it is visible. Returns a function that cancels the task. */
export function whenSeen(element: Element, task: () => void, options?: IntersectionObserverInit): () => void {
  const seen = (entries: IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  };
  const observer = new IntersectionObserver(seen, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Returns true if an element is still below the viewport. The visitor may have seen any other element. */
export const isAhead = (element: Element) => element.getBoundingClientRect().top >= innerHeight;

/**
 * Sets `data-entrance` to `ahead` until an element is first visible, then to `arriving`. Elements stay `at-rest` with
 * reduced motion. Elements that are visible from the start also stay `at-rest`, so that they are not hidden again.
 * An element counts as visible before it is in view, or, if it has `data-start`, at that distance from the viewport's
 * lower edge, which is negative inside the viewport. Begins when all sections are hydrated, because React compares
 * their attributes with its own.
 */
export function watchEntrances(): () => void {
  if (prefersReducedMotion()) return () => {};
  const left = new AbortController();
  afterHydration(() => left.signal.aborted || hideAhead(left.signal));
  return () => left.abort();
}

function hideAhead(left: AbortSignal): void {
  // All positions are measured before the first change, because a measurement after each change would force a layout.
  const ahead = [...document.querySelectorAll<HTMLElement>('[data-entrance=at-rest]')].filter(isAhead);
  for (const element of ahead) element.setAttribute('data-entrance', 'ahead');
  for (const element of ahead) {
    const arrive = () => element.setAttribute('data-entrance', 'arriving');
    const rootMargin = `0px 0px ${element.dataset.start ?? '15%'}`;
    left.addEventListener('abort', whenSeen(element, arrive, { rootMargin }));
  }
}
