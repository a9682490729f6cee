import { listen } from './listen.ts';
import { prefersReducedMotion } from './motion.ts';

/** Milliseconds between rendering a page and scrolling to its anchor. Source: docs/site.md, section 9. */
export const ANCHOR_DELAY_MS = 100;

export const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');

/**
 * Scrolls to the element with this id and focuses it. base.css sets the distance to the fixed header as scroll-padding.
 * Returns false if there is no such element.
 */
export function scrollToAnchor(id: string, behavior = scrollBehavior()): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  // Browsers do the same when they load an address with an anchor.
  target.parentElement?.closest('details')?.setAttribute('open', '');
  const scroll = () => target.scrollIntoView({ behavior, block: 'start' });
  scroll();
  whilePageGrows(scroll);
  focusQuietly(target);
  return true;
}

/** Time in which parts of the page that the scroll passes are loaded, in milliseconds. */
const GROWTH_MS = 3_000;
/** Signs that the visitor scrolls, works elsewhere or leaves the history entry. */
const takeover = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'] as const;
let stopFollowing = () => {};

/**
 * Repeats a scroll when the page changes its height, because parts above the target load on the way, and the browser's
 * scroll anchoring would preserve the position of other content. Stops after `duration` milliseconds, at the visitor's
 * next action, and when another scroll is to be repeated.
 */
export function whilePageGrows(scroll: () => void, duration = GROWTH_MS): void {
  stopFollowing();
  const { body } = document;
  let height = body.offsetHeight;
  const growth = new ResizeObserver(() => {
    // The first call may report the height before any change.
    if (body.offsetHeight !== height) scroll();
    height = body.offsetHeight;
  });
  growth.observe(body);
  const timer = setTimeout(() => stopFollowing(), duration);
  const stopListening = listen(takeover, () => stopFollowing(), window, { passive: true });
  stopFollowing = () => {
    growth.disconnect();
    clearTimeout(timer);
    stopListening();
  };
}

/** Scrolls to the top and focuses the heading. A new page scrolls instantly. */
export function goToStart(scroll: ScrollBehavior = scrollBehavior()): void {
  scrollTo({ top: 0, behavior: scroll });
  focusHeading();
}

/** Focuses without scrolling and without adding the element to the tab order. */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

export const heading = () => document.querySelector<HTMLElement>('main h1');
export const focusHeading = () => focusQuietly(heading());

/** Pixels between the header and an anchor, as in base.css. Source: docs/site.md, section 2. */
const ANCHOR_DISTANCE = 8;

/**
 * Publishes the height of the fixed header to the style sheet, for scroll-padding. Sets the property only if the height
 * differs from the style sheet's value, because a property of the root restyles the complete page (90 ms at 4x CPU).
 */
export function publishHeaderHeight(header: HTMLElement): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const known = Number.parseFloat(getComputedStyle(root).scrollPaddingBlockStart) - ANCHOR_DISTANCE;
    if (known !== header.offsetHeight) root.style.setProperty('--header-height', `${header.offsetHeight}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}
