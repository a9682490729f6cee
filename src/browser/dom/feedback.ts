import { flushSync } from 'react-dom';
import { focusHeading, focusQuietly, prefersReducedMotion } from '../navigation/scrolling.ts';

/** The id of the live region that stands in every page (app/Shell.tsx), empty until something happens. */
export const ANNOUNCER_ID = 'announcer';

/** How long an announcement stays: long enough to be read out, too short to be found later as if it were news. */
const ANNOUNCED_MS = 10_000;

/** A screen reader speaks what changes; the same words twice are a change only if they were gone in between. */
const REPEAT_MS = 50;

let pending: ReturnType<typeof setTimeout>;

/** Has screen readers say what has happened, once and politely. '' takes back what has not been read yet. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  clearTimeout(pending);
  region.textContent = '';
  if (text === '') return;
  pending = setTimeout(() => {
    region.textContent = text;
    pending = setTimeout(() => {
      region.textContent = '';
    }, ANNOUNCED_MS);
  }, REPEAT_MS);
}

interface Feedback {
  /** Where the visitor goes on; asked for once the change is drawn. Without it the focus stays. */
  focus?: () => HTMLElement | null | undefined;
  /** What comes into view with it, where that is more: the card around a link. */
  shown?: () => HTMLElement | null | undefined;
  /** What happened, where neither the focus nor a live region of its own says it. */
  say?: string;
}

/**
 * Makes a change of the page that may remove the element with the focus, draws it at once, and hands the focus to
 * where the visitor goes on: the trigger, the next item or the heading. The focus never falls to the body.
 */
export function withFeedback(change: () => void, { focus, shown, say }: Feedback): void {
  flushSync(change);
  const next = focus?.();
  if (next) focusInView(next, shown?.() ?? next);
  if (say) announce(say);
}

/** Hands the focus to the page's heading where its element has gone with what the browser has done. */
export function recoverFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/** Moves the focus to an element, and the element into view unless it is there: below the header, above the notices. */
export function focusInView(element: HTMLElement, shown: HTMLElement = element): void {
  focusQuietly(element);
  // A smooth scroll under way is stopped where this frame sees it; the browser may have drawn it further.
  scrollTo({ top: scrollY, behavior: 'instant' });
  bringIntoView(shown);
  requestAnimationFrame(() => bringIntoView(shown));
}

function bringIntoView(element: HTMLElement): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  if (top >= start && bottom <= end) return;
  const fits = height <= end - start;
  element.scrollIntoView({
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    block: fits ? 'nearest' : 'start',
  });
}

/** Whether the focus is on a control outside of this part: whoever is at work there is not called away. */
export function worksElsewhere(part: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && !part.contains(activeElement);
}
