import { listen } from '#browser/dom/listen.ts';
import { focusQuietly } from '#browser/dom/scrolling.ts';
import { throttle } from '#browser/dom/throttle.ts';

/**
 * Returns the y coordinate in the viewport, in pixels, at which reading begins: below all sticky elements at the top.
 */
export function readingLine(text: Element): number {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const [block] = text.children;
  const margin = block ? getComputedStyle(block).scrollMarginBlockStart : '';
  return pixels(scrollPaddingBlockStart) + pixels(margin);
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

/** Returns the upper and lower edges of an element's children, in pixels of the viewport. */
export const edgesOf = (element: Element) =>
  [...element.children].map((child) => child.getBoundingClientRect());

/** Returns the number of characters in each of an element's children. */
export const lengthsOf = (element: Element): number[] =>
  [...element.children].map(({ textContent }) => textContent.length);

export const startIsInSight = (element: Element): boolean => element.getBoundingClientRect().top >= 0;

/** Returns how far an element continues below the viewport, in heights of the viewport. 0 or less: it ends in view. */
export const screensLeft = (element: Element): number =>
  (element.getBoundingClientRect().bottom - innerHeight) / innerHeight;

/** Returns true if a y coordinate of the viewport is in view or above it. */
export const isReached = (line: number): boolean => line < innerHeight;

/** Scrolls by `distance` pixels, without animation. */
export const scrollDown = (distance: number) => scrollBy({ top: distance, behavior: 'instant' });

/** Moves the focus to a child, for visitors who continue by keyboard or screen reader. */
export function focusChild(element: Element, index: number): void {
  const child = element.children[index];
  if (child instanceof HTMLElement) focusQuietly(child);
}

/** Calls back while the page is scrolled, at most once per `everyMs` milliseconds. */
export const onScroll = (listener: () => void, everyMs: number): (() => void) =>
  listen(['scroll'], throttle(listener, everyMs), window, { passive: true });

/** Calls back when the page has not been scrolled for some time, in milliseconds, after it was scrolled. */
export function onScrollRest(listener: () => void, restMs: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, restMs);
  };
  const stop = listen(['scroll'], restart, window, { passive: true });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
