import { focusInView } from '#browser/dom/feedback.ts';
import { wasTraversedTo } from '#browser/dom/pageLifecycle.ts';
import { focusHeading, whilePageGrows } from '#browser/dom/scrolling.ts';
import { afterHydration } from '#browser/hydration/hydrated.ts';
import {
  elementPath,
  focusAgain,
  foundAgain,
  type RememberedElement,
  rememberElement,
} from './focusMemory.ts';

/** State of a page when the visitor leaves it: scroll position, focus and open disclosures. */
export interface PageState {
  /** Scroll position in pixels. */
  top: number;
  /** `seen` is true if the focused element was in view, and `covered` if a part of it was not. */
  focus?: RememberedElement & { seen: boolean; covered: boolean };
  open: string[];
}

/** Events that show the visitor has moved on from a restored position. */
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

export function capturePage(): PageState {
  const focused = elementToReturnTo();
  return {
    top: scrollY,
    ...(focused && {
      focus: { ...rememberElement(focused), seen: isInView(focused), covered: isCovered(focused) },
    }),
    open: disclosures()
      .filter((details) => details.open)
      .map(elementPath),
  };
}

/**
 * Returns the focused element. For a link in a menu it returns the button that opens the menu, because the menu closes
 * when the link is followed.
 */
export function elementToReturnTo(): HTMLElement | null {
  const { activeElement, body } = document;
  const menu = activeElement?.closest('[popover]');
  if (menu) return document.querySelector(`[popovertarget="${menu.id}"]`);
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Returns true if the element extends into the scroll padding, where the header, a bar or a card may cover it. */
function isCovered(element: Element): boolean {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const { scrollMarginBlockStart } = getComputedStyle(element);
  const start =
    (Number.parseFloat(scrollPaddingBlockStart) || 0) + (Number.parseFloat(scrollMarginBlockStart) || 0);
  const end = innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  const { top, bottom } = element.getBoundingClientRect();
  return bottom - top < end - start && (top < start || bottom > end);
}

function show({ top, open }: PageState): void {
  for (const details of disclosures()) details.open = open.includes(elementPath(details));
  scrollTo({ top, behavior: 'instant' });
}

/**
 * Restores a page. If the element that had the focus was removed, focuses the heading. If the height of the page above
 * the element has changed, for example because a form was sent, scrolls the element into view.
 */
export function restorePage(state: PageState): void {
  show(state);
  const focused = focusAgain(state.focus) ? foundAgain(state.focus) : null;
  if (!focused) focusHeading();
  const scroll = () => {
    scrollTo({ top: state.top, behavior: 'instant' });
    if (!state.focus?.seen || focused !== document.activeElement || !focused) return;
    if (!isInView(focused)) focusInView(focused);
    else if (isCovered(focused) && !state.focus.covered)
      focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  scroll();
  whilePageGrows(scroll, SETTLES_MS);
}

/** Milliseconds during which parts that load late may still change the height of a page. */
const SETTLES_MS = 1000;

/**
 * Restores a reloaded document after hydration, because the browser has scrolled only to the end of the prerendered
 * page. Does nothing if the visitor has acted by then. As in browsers, a reload restores no focus.
 */
export function restoreDocument(state: PageState): void {
  let wentOn = false;
  const goOn = () => {
    wentOn = true;
  };
  for (const type of interactions) addEventListener(type, goOn, { once: true, passive: true });
  afterHydration(() => {
    requestAnimationFrame(() => {
      if (wentOn) return;
      show(state);
      if (wasTraversedTo() && document.activeElement === document.body) focusAgain(state.focus);
    });
  });
}
