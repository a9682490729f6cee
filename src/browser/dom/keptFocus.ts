import { focusInView } from './feedback.ts';

interface Held {
  element: HTMLElement;
  row: HTMLElement | null;
  list: HTMLElement | null | undefined;
  /** Index of the row in its list, from 0. */
  place: number;
}

/**
 * Keeps the focus inside a list whose rows come and go, whatever removes them. If the focused element is removed,
 * the focus moves to its row, the row now at its index, or the first heading. Use as a `ref`.
 */
export function keepFocus(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined;
  let held: Held | undefined;
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const row = target.closest('li');
    const list = row?.parentElement;
    held = { element: target, row, list, place: row && list ? [...list.children].indexOf(row) : 0 };
  };
  const forget = () =>
    // Deferred, since some browsers also fire `focusout` for an element being removed.
    queueMicrotask(() => {
      if (held?.element.isConnected && document.activeElement !== held.element) held = undefined;
    });
  const observer = new MutationObserver(() => {
    if (!held || held.element.isConnected) return;
    const next = placeAfter(held) ?? container.querySelector('h2');
    held = undefined;
    if (next && document.activeElement === document.body) focusInView(next);
  });

  container.addEventListener('focusin', note);
  container.addEventListener('focusout', forget);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener('focusin', note);
    container.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}

function placeAfter({ row, list, place }: Held): HTMLElement | null {
  if (row?.isConnected) return startOf(row);
  const rows = list?.isConnected ? list.children : [];
  const next = rows[Math.min(place, rows.length - 1)];
  return next ? startOf(next) : null;
}

/** The start of a row is its heading, so that pressing a key twice triggers nothing. */
const startOf = (row: Element) =>
  row.querySelector<HTMLElement>('h3') ?? row.querySelector<HTMLElement>('button');
