import { focusInView } from './feedback.ts';
import { focusQuietly } from './scrolling.ts';

/** The focused element in the corner, the previously focused element, and whether the keyboard moved the focus. */
let focus: { on: HTMLElement; before: HTMLElement | null; byKey: boolean } | undefined;
let corner: HTMLElement | undefined;

/**
 * Watches the corner that contains the cards. Scrolls focused elements and the end of the page clear of the cards,
 * closes the last card on Escape, and restores the focus when the focused card is removed.
 */
export function watchCorner(element: HTMLElement): void {
  if (corner) return;
  corner = element;
  new ResizeObserver(() => {
    padForCorner(element);
    restoreFocus();
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
    // The style sheet hides offers next to other notices, and all notices while the visitor types. Escape must not close a
    // notice that nobody sees.
    const isVisible = (close: HTMLElement) =>
      close.getClientRects().length > 0 && getComputedStyle(close).visibility === 'visible';
    cards.findLast(isVisible)?.click();
  });
}

function padForCorner(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  const padding = height ? `${innerHeight - top + 8}px` : '';
  // A custom property on the root would invalidate the style of the complete page.
  document.documentElement.style.scrollPaddingBlockEnd = padding;
  document.body.style.paddingBlockEnd = padding;
  const focused = document.activeElement;
  // The page must not scroll while a pointer is pressed, or the click would miss its target.
  if (!padding || !focused?.matches(':root:not(:active) :is(main, footer) *')) return;
  const place = focused.getBoundingClientRect();
  // If the visitor has scrolled away from the focused element, the page does not move.
  if (place.top < innerHeight && place.bottom > top) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Restores the focus after its card was removed. Scrolls only if the keyboard moved the focus, because a pointer may be
 * far from the previously focused element.
 */
function restoreFocus(): void {
  if (!focus || focus.on.isConnected) return;
  const back = focus.before?.isConnected ? focus.before : document.querySelector<HTMLElement>('main h1');
  if (document.activeElement === document.body && back) (focus.byKey ? focusInView : focusQuietly)(back);
  focus = undefined;
}
