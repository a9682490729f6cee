import { useDeferredValue, useSyncExternalStore } from 'react';
import { isHydrated } from '../hydration/hydrated.ts';

const reduced = '(prefers-reduced-motion: reduce)';

const isReduced = () => typeof matchMedia === 'undefined' || matchMedia(reduced).matches;

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(reduced);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Returns true if animation is unwelcome. True in the prerendered page and during hydration; afterwards
 * animations start when the browser is idle.
 */
export function useReducedMotion(): boolean {
  const now = useSyncExternalStore(onMotionChange, isReduced, isReduced);
  return useDeferredValue(now, isHydrated() ? now : true);
}

/** Runs a task once an element is visible, at once if it already is. Returns a function that cancels it. */
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

/** Returns true if an element is still below the viewport; any other has been seen, or may have been. */
export const isAhead = (element: Element) => element.getBoundingClientRect().top >= innerHeight;

/**
 * Sets `data-entrance`: `ahead` until an element is first visible, then `arriving`. Elements stay `at-rest` with
 * reduced motion, or if visible from the start: nothing that was shown is hidden again.
 */
export function watchEntrances(): () => void {
  if (isReduced()) return () => {};
  // All are asked where they are before one is changed: each change would have the next one wait for a layout.
  const ahead = [...document.querySelectorAll('[data-entrance=at-rest]')].filter(isAhead);
  for (const element of ahead) element.setAttribute('data-entrance', 'ahead');
  const calledOff = ahead.map((element) =>
    whenSeen(element, () => element.setAttribute('data-entrance', 'arriving'), { threshold: 0.2 }),
  );
  return () => {
    for (const callOff of calledOff) callOff();
  };
}
