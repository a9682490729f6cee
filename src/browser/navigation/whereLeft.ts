import { focusInView } from '../dom/feedback.ts';
import { afterHydration } from '../hydration/hydrated.ts';
import { focusAgain, foundAgain, type Placed, placed, placeOf } from './focusMemory.ts';
import { focusHeading } from './scrolling.ts';

/** How a page was left: how far it was scrolled, what had the focus, and what was opened on it. */
export interface Left {
  /** Pixels from the top. */
  top: number;
  /** `seen` where it was in view, and not scrolled away from. */
  focus?: Placed & { seen: boolean };
  open: string[];
}

/** What shows that the visitor has gone on from where a page was put. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

export function howLeft(): Left {
  const focused = elementToReturnTo();
  return {
    top: scrollY,
    ...(focused && { focus: { ...placed(focused), seen: isInView(focused) } }),
    open: disclosures()
      .filter((details) => details.open)
      .map(placeOf),
  };
}

/** What has the focus; for a link of a menu, which closes when it is followed, the button that opens the menu. */
function elementToReturnTo(): Element | null {
  const { activeElement, body } = document;
  const menu = activeElement?.closest('[popover]');
  if (menu) return document.querySelector(`[popovertarget=${menu.id}]`);
  return activeElement === body ? null : activeElement;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function show({ top, open }: Left): void {
  for (const details of disclosures()) details.open = open.includes(placeOf(details));
  scrollTo({ top, behavior: 'instant' });
}

/**
 * Makes a page stand as it was left. Where the element that had the focus is gone, the heading has it; where the page
 * has become longer or shorter above it, as one whose form was sent, it is brought into view again.
 */
export function asLeft(left: Left): void {
  show(left);
  const focused = focusAgain(left.focus) ? foundAgain(left.focus) : null;
  if (!focused) focusHeading();
  const place = () => {
    scrollTo({ top: left.top, behavior: 'instant' });
    const isGone = left.focus?.seen && focused && !isInView(focused);
    if (isGone && focused === document.activeElement) focusInView(focused);
  };
  place();
  hold(place);
}

/** What a page fetches by itself changes its height this long after it has come. */
const SETTLES_MS = 1000;
let held = new AbortController();

/**
 * Places the page again whenever its height changes, while its late parts come: the browser would keep what is in view in
 * place, which is not what the visitor saw. Ends with the first thing the visitor does, the next
 * step through the history among them.
 */
function hold(place: () => void): void {
  held.abort();
  held = new AbortController();
  const { signal } = held;
  const changes = new ResizeObserver(place);
  changes.observe(document.body);
  signal.addEventListener('abort', () => changes.disconnect());
  const end = () => held.signal === signal && held.abort();
  for (const sign of [...signs, 'popstate']) addEventListener(sign, end, { signal, passive: true });
  setTimeout(end, SETTLES_MS);
}

/**
 * The same in a document that has come again, where the browser has scrolled as far as the prerendered page goes: once the page
 * answers, unless the visitor has gone on by then. A reload starts with the focus nowhere, as browsers have it.
 */
export function asLeftAgain(left: Left): void {
  let wentOn = false;
  const goOn = () => {
    wentOn = true;
  };
  for (const sign of signs) addEventListener(sign, goOn, { once: true, passive: true });
  afterHydration(() => {
    requestAnimationFrame(() => {
      if (wentOn) return;
      show(left);
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (visit?.type === 'back_forward' && document.activeElement === document.body) focusAgain(left.focus);
    });
  });
}
