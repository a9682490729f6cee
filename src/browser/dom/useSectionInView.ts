import { useEffect, useState } from 'react';
import { listen } from './listen.ts';
import { throttle } from './throttle.ts';

/** Minimum time between two measurements while scrolling, in milliseconds. */
const MEASURE_MS = 150;
/** A section becomes the current one when its top is in the upper 40 percent of the viewport. */
const LINE = 0.4;

/**
 * Returns the id of the section that the reader is in, or undefined above the first section and in the prerendered page.
 * `ids` must be the same array in each render.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    const isBegun = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight) < innerHeight * LINE;
    const measure = () => setPresent(ids.findLast(isBegun));
    measure();
    return listen(['scroll'], throttle(measure, MEASURE_MS), window, { passive: true });
  }, [ids]);
  return present;
}
