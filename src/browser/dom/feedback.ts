import { flushSync } from 'react-dom';
import { focusHeading, focusQuietly, heading, scrollBehavior } from './scrolling.ts';

/** The id of the live region in every page (app/Shell.tsx). The region is empty until the first announcement. */
export const ANNOUNCER_ID = 'announcer';

/**
 * Milliseconds before an announcement is removed. Screen readers need the time to read it out. If it stayed longer, a
 * visitor could find it later and mistake it for a new message.
 */
const ANNOUNCED_MS = 10_000;

/**
 * Milliseconds between emptying the region and announcing a text. Screen readers announce changes only, so a repeated
 * text needs an empty region first.
 */
const REPEAT_MS = 50;

let pending: ReturnType<typeof setTimeout>;

/** Announces a message once, politely. The text '' clears a message that has not been read yet. */
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
  /** Returns the element to focus, after the change is rendered. Without this function the focus stays. */
  focus?: () => HTMLElement | null | undefined;
  /** Returns a larger element to scroll into view with the focused one, such as the card around a link. */
  shown?: () => HTMLElement | null | undefined;
  /** The message to announce if neither the focus nor another live region conveys the change. */
  say?: string;
}

/**
 * Applies a change that may remove the focused element, renders it synchronously, and moves the focus to the element
 * that the caller names: the trigger, the next item or the heading. The focus must never fall to the body.
 */
export function withFeedback(change: () => void, { focus, shown, say }: Feedback): void {
  flushSync(change);
  const next = focus?.();
  if (next) focusInView(next, shown?.() ?? next);
  if (say) announce(say);
}

/** Moves the focus to the page's heading if the browser removed the focused element. */
export function recoverFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/**
 * Returns the cleanup of a ref for an element that may be removed while it has the focus, without a click on it. The
 * focus moves to the last visible button next to the element, or else to the page's heading.
 */
export const moveFocusOnRemoval = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  const buttons = part.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? [];
  const isShown = (button: HTMLElement) => button !== part && getComputedStyle(button).display !== 'none';
  focusQuietly([...buttons].findLast(isShown) ?? heading());
};

/** Focuses an element and scrolls it into view, between header and notices, unless it is in view already. */
export function focusInView(
  element: HTMLElement,
  shown: HTMLElement = element,
  behavior = scrollBehavior(),
): void {
  focusQuietly(element);
  // Stops a smooth scroll in progress. The browser may have scrolled further than this frame reports, so the next frame
  // checks again.
  scrollTo({ top: scrollY, behavior: 'instant' });
  bringIntoView(shown, behavior);
  requestAnimationFrame(() => bringIntoView(shown, behavior));
}

function bringIntoView(element: HTMLElement, behavior: ScrollBehavior): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  const start = Number.parseFloat(scrollPaddingBlockStart) || 0;
  const end = innerHeight - (Number.parseFloat(scrollPaddingBlockEnd) || 0);
  if (top >= start && bottom <= end) return;
  const fits = height <= end - start;
  element.scrollIntoView({ behavior, block: fits ? 'nearest' : 'start' });
}

/** Returns true if the focus is on a control outside this part, where the visitor must not be interrupted. */
export function worksElsewhere(part: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && !part.contains(activeElement);
}
