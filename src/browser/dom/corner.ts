import { focusInView } from './feedback.ts';
import { focusQuietly } from './scrolling.ts';

/** The focus inside the corner: its element, the element focused before it, and whether the keyboard moved it. */
let focus: { on: HTMLElement; before: HTMLElement | null; byKey: boolean } | undefined;
let corner: HTMLElement | undefined;

/**
 * Watches the corner that holds the cards. Scrolls focused elements, and the end of the page, clear of them,
 * closes the last card on Escape, and returns the focus when its card is removed.
 */
export function watchCorner(element: HTMLElement): void {
  if (corner) return;
  corner = element;
  new ResizeObserver(() => {
    padForCorner(element);
    giveBack();
  }).observe(element);
  element.addEventListener('focusin', ({ target, relatedTarget }) => {
    const on = target as HTMLElement;
    const from = relatedTarget as HTMLElement | null;
    const before = focus && element.contains(from) ? focus.before : from;
    focus = { on, before, byKey: on.matches(':focus-visible') };
  });
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || document.querySelector(':popover-open, dialog[open]')) return;
    const cards = [...element.querySelectorAll<HTMLElement>('[data-close]')];
    // Notices are hidden while the visitor types, and are not closed unseen.
    cards.findLast((close) => getComputedStyle(close).visibility === 'visible')?.click();
  });
}

function padForCorner(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  const padding = height ? `${innerHeight - top + 8}px` : '';
  // A custom property on the root would invalidate the style of the whole page.
  document.documentElement.style.scrollPaddingBlockEnd = padding;
  document.body.style.paddingBlockEnd = padding;
  const focused = document.activeElement;
  // Nothing may move from under a pressed pointer.
  if (!padding || !focused?.matches(':root:not(:active) :is(main, footer) *')) return;
  const place = focused.getBoundingClientRect();
  // If the visitor has scrolled away from it, the page does not move.
  if (place.top < innerHeight && place.bottom > top) focused.scrollIntoView({ block: 'nearest' });
}

/** Scrolls only if the keyboard moved the focus: a pointer may be far from the element focused before. */
function giveBack(): void {
  if (!focus || focus.on.isConnected) return;
  const back = focus.before?.isConnected ? focus.before : document.querySelector<HTMLElement>('main h1');
  if (document.activeElement === document.body && back) (focus.byKey ? focusInView : focusQuietly)(back);
  focus = undefined;
}
