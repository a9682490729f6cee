import { listen } from '#browser/dom/listen.ts';
import { focusQuietly } from '#browser/dom/scrolling.ts';

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

export const endIsInSight = (element: Element): boolean =>
  element.isConnected && element.getBoundingClientRect().bottom <= innerHeight;

/** Scrolls by `distance` pixels, without animation. */
export const scrollDown = (distance: number) => scrollBy({ top: distance, behavior: 'instant' });

/** Moves the focus to a child, for visitors who continue by keyboard or screen reader. */
export function focusChild(element: Element, index: number): void {
  const child = element.children[index];
  if (child instanceof HTMLElement) focusQuietly(child);
}

export const onScroll = (listener: () => void) => listen(['scroll'], listener, window, { passive: true });
