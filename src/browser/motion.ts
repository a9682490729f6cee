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

/** What counts up needs no more: each figure drawn is laid out and painted. */
const STEP_MS = 80;

/** What moves at present, drawn by one timer: each timer more is a task more, a dozen times a second. */
const moving = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function drawAll(): void {
  for (const step of moving) step();
  if (moving.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

/** Calls back a dozen times a second with the share of the time that has passed, 0 to 1. */
export function animate(durationMs: number, draw: (share: number) => void): () => void {
  const began = performance.now();
  const step = () => {
    const share = Math.min(1, (performance.now() - began) / durationMs);
    draw(share);
    if (share === 1) moving.delete(step);
  };
  moving.add(step);
  timer ??= setInterval(drawAll, STEP_MS);
  return () => void moving.delete(step);
}
