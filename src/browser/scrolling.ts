/** Milliseconds between arriving on a page and scrolling to its anchor. Source: spec, section 9. */
export const ANCHOR_DELAY_MS = 100;

export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the element with this id and moves the focus there. The distance to the fixed header is
 * scroll-padding in base.css. Answers false where there is no such element.
 */
export function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  focusQuietly(target);
  return true;
}

/** Focus without scrolling and without adding the element to the tab order. */
export function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

export const focusHeading = () => focusQuietly(document.querySelector<HTMLElement>('main h1'));

/**
 * Tells the style sheet how tall the fixed header is, for the distance anchors keep from it. Only where it is another
 * height than the sheet has: the page's whole style hangs on what is said at its root (90 ms at 4x CPU).
 */
export function publishHeaderHeight(header: HTMLElement): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`;
    if (getComputedStyle(root).getPropertyValue('--header-height') === height) return;
    root.style.setProperty('--header-height', height);
  });
  observer.observe(header);
  return () => observer.disconnect();
}

/** How an entry of the history was left. */
export interface Left {
  /** Pixels from the top. */
  top: number;
  /** What `placeOfFocus` answered. */
  focus: string | undefined;
}

export interface ScrollMemory {
  /** How the entry of the history that is now shown was left; undefined for a new one. */
  recall(): Left | undefined;
  /** Stops listening. */
  stop(): void;
}

/**
 * Remembers how far each entry of the tab's history was scrolled, and where its focus was. The browser's own restoring comes
 * too early for pages whose words arrive a moment later, so it is off while the document lives, and
 * on again when the document goes, for reloads and for returning from elsewhere.
 */
export function rememberScrolling(placeOfFocus: () => string | undefined): ScrollMemory {
  const left = new Map<string, Left>();
  const keyOf = (state: unknown): string | undefined =>
    typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : undefined;
  let entries = 0;
  const newKey = () => `${performance.timeOrigin}-${entries++}`;
  let key = keyOf(history.state) ?? newKey();
  let remembered: Left | undefined;
  history.scrollRestoration = 'manual';
  history.replaceState({ ...history.state, key }, '');

  const arrived = () => {
    const next = keyOf(history.state);
    // The page that is left still stands: this is how.
    left.set(key, { top: scrollY, focus: placeOfFocus() });
    remembered = next === undefined ? undefined : left.get(next);
    key = next ?? newKey();
    if (!next) history.replaceState({ ...history.state, key }, '');
  };
  const replaced = () => {
    if (keyOf(history.state) === undefined) history.replaceState({ ...history.state, key }, '');
  };
  const leaving = () => {
    history.scrollRestoration = 'auto';
  };
  const returning = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('popstate', arrived);
  addEventListener('pushState', arrived);
  addEventListener('replaceState', replaced);
  addEventListener('pagehide', leaving);
  addEventListener('pageshow', returning);
  return {
    recall: () => remembered,
    stop() {
      removeEventListener('popstate', arrived);
      removeEventListener('pushState', arrived);
      removeEventListener('replaceState', replaced);
      removeEventListener('pagehide', leaving);
      removeEventListener('pageshow', returning);
    },
  };
}
