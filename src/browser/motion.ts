import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move by itself. True in the prerendered page. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(reduced);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(reduced).matches,
    () => true,
  );
}

/**
 * Where an element stands that comes in when it is first seen. It is at rest in the prerendered page, where
 * motion is unwelcome, and where it was in sight from the start: nothing that was shown is hidden again.
 */
export type Entrance = 'at-rest' | 'ahead' | 'arriving';

export function useEntrance(element: RefObject<Element | null>): Entrance {
  const [entrance, setEntrance] = useState<Entrance>('at-rest');
  useEffect(() => {
    const target = element.current;
    if (!target || matchMedia(reduced).matches || target.getBoundingClientRect().top < innerHeight) return;
    setEntrance('ahead');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setEntrance('arriving');
        observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return entrance;
}

/** Calls back about sixty times a second with the share of the time that has passed, 0 to 1. */
export function animate(durationMs: number, draw: (share: number) => void): () => void {
  const began = performance.now();
  let frame = requestAnimationFrame(function next(now) {
    const share = Math.min(1, Math.max(0, (now - began) / durationMs));
    draw(share);
    if (share < 1) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
