import { flushSync } from 'react-dom';
import { focusHeading, focusQuietly, heading, prefersReducedMotion } from './scrolling.ts';

/** The id of the live region in every page (app/Shell.tsx), empty until something happens. */
export const ANNOUNCER_ID = 'announcer';

/**
 * Milliseconds an announcement stays: long enough to be read out, too short to be found later and taken for news.
 */
const ANNOUNCED_MS = 10_000;

/**
 * Screen readers announce changes only, so the region is emptied this many milliseconds before a text is
 * repeated.
 */
const REPEAT_MS = 50;

let pending: ReturnType<typeof setTimeout>;

/** Announces a message once, politely. '' clears one that has not been read yet. */
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
  /** The element to focus, called after the change is rendered. Without it the focus stays. */
  focus?: () => HTMLElement | null | undefined;
  /** A larger element to bring into view with it, such as the card around a link. */
  shown?: () => HTMLElement | null | undefined;
  /** The message to announce if neither the focus nor another live region conveys the change. */
  say?: string;
}

/**
 * Applies a change that may remove the focused element, renders it synchronously, and moves the focus to the next
 * sensible place: the trigger, the next item or the heading. The focus never falls to the body.
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
 * A ref for what may be removed while it is focused, by no press of its own: a button beside it takes the focus, or
 * else the page's heading.
 */
export const passFocus = (part: HTMLElement | null) => () => {
  if (!part?.contains(document.activeElement)) return;
  const buttons = part.parentElement?.querySelectorAll<HTMLElement>(':scope > button') ?? [];
  const isShown = (button: HTMLElement) => button !== part && getComputedStyle(button).display !== 'none';
  focusQuietly([...buttons].findLast(isShown) ?? heading());
};

/** Focuses an element and scrolls it into view, between header and notices, unless it is there already. */
export function focusInView(element: HTMLElement, shown: HTMLElement = element): void {
  focusQuietly(element);
  // Stops a smooth scroll in progress; the browser may have painted it further than this frame knows.
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

/** Returns true if the focus is on a control outside this part, where the visitor must not be interrupted. */
export function worksElsewhere(part: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement.tabIndex >= 0 && !part.contains(activeElement);
}
