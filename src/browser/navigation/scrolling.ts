/** Milliseconds between arriving on a page and scrolling to its anchor. Source: docs/site.md, section 9. */
export const ANCHOR_DELAY_MS = 100;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const behavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth');

/**
 * Scrolls to the element with this id and moves the focus there. The distance to the fixed header is
 * scroll-padding in base.css. Answers false where there is no such element.
 */
export function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView({ behavior: behavior(), block: 'start' });
  focusQuietly(target);
  return true;
}

/** Leads to the top of a page, with the focus on its heading: at once to one that has just come. */
export function goToStart(scroll: ScrollBehavior = behavior()): void {
  scrollTo({ top: 0, behavior: scroll });
  focusHeading();
}

/** Focus without scrolling and without adding the element to the tab order. */
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
 * Tells the style sheet how tall the fixed header is, for the distance anchors keep from it. Only where it is another
 * height than the sheet has: the page's whole style hangs on what is said at its root (90 ms at 4x CPU).
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
