import type { Point } from './evidence.ts';

/** The shortest swipe, in pixels. */
const SHORTEST = 48;
/** How many times longer a swipe is across than down. A steeper movement scrolls the page. */
const FLAT = 2;

/** Returns the step of a swipe: 1 to the left (the next item), -1 to the right. Other movements return undefined. */
export function swipeStep(from: Point, to: Point): 1 | -1 | undefined {
  const across = to.x - from.x;
  const isSwipe = Math.abs(across) >= SHORTEST && Math.abs(across) >= FLAT * Math.abs(to.y - from.y);
  if (!isSwipe) return undefined;
  return across < 0 ? 1 : -1;
}
