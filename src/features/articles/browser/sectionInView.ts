import { listen } from '#browser/dom/listen.ts';
import { throttle } from '#browser/dom/throttle.ts';

/** Minimum time between two measurements while scrolling, in milliseconds. */
const MEASURE_MS = 150;
/** A section becomes the current one when its heading is in the upper third of the viewport. */
const LINE = 1 / 3;

/**
 * Calls back with the id of the section that the reader is in, or undefined above the first section. Returns a function
 * that stops.
 */
export function watchSectionInView(
  ids: readonly string[],
  listener: (id: string | undefined) => void,
): () => void {
  const isBegun = (id: string) =>
    (document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight) < innerHeight * LINE;
  const measure = () => listener(ids.findLast(isBegun));
  measure();
  return listen(['scroll'], throttle(measure, MEASURE_MS), window, { passive: true });
}
