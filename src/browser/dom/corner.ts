import { focusQuietly } from '../navigation/scrolling.ts';
import { focusInView } from './feedback.ts';

/** Of the focus that is in the corner: where it is, where it was before, and whether keys have moved it. */
let focus: { on: HTMLElement; before: HTMLElement | null; byKey: boolean } | undefined;
let corner: HTMLElement | undefined;

/**
 * Watches the corner with the cards, from the first one on: what has the focus, or takes it, is scrolled above them,
 * the page's end can be scrolled above them too, Escape closes the last of them, and the focus that goes with one
 * is given back.
 */
export function watchCorner(element: HTMLElement): void {
  if (corner) return;
  corner = element;
  new ResizeObserver(() => {
    makeRoom(element);
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
    [...element.querySelectorAll<HTMLElement>('[data-close]')].at(-1)?.click();
  });
}

function makeRoom(element: HTMLElement): void {
  const { top, height } = element.getBoundingClientRect();
  const room = height ? `${innerHeight - top + 8}px` : '';
  // Not as a variable of the root, on which the style of the whole page would hang.
  document.documentElement.style.scrollPaddingBlockEnd = room;
  document.body.style.paddingBlockEnd = room;
  const focused = document.activeElement;
  // Nothing moves away from under a pressed pointer.
  if (!room || !focused?.matches(':root:not(:active) :is(main, footer) *')) return;
  const place = focused.getBoundingClientRect();
  // Where the visitor has scrolled away from it, the page stays.
  if (place.top < innerHeight && place.bottom > top) focused.scrollIntoView({ block: 'nearest' });
}

/** A pointer can be far from where the focus was: then nothing scrolls. */
function giveBack(): void {
  if (!focus || focus.on.isConnected) return;
  const back = focus.before?.isConnected ? focus.before : document.querySelector<HTMLElement>('main h1');
  if (document.activeElement === document.body && back) (focus.byKey ? focusInView : focusQuietly)(back);
  focus = undefined;
}
