import { scrollBehavior } from './scrolling.ts';

/** Scrolls up until a part above an element is visible, or until the element is at the lower edge of the window. */
export function showAbove(part: Element, element: Element): void {
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement);
  const hidden = part.getBoundingClientRect().top - Number.parseFloat(scrollPaddingBlockStart);
  const room = element.getBoundingClientRect().bottom - innerHeight;
  scrollBy({ top: Math.min(0, Math.max(hidden, room)), behavior: scrollBehavior() });
}
