import { focusInView } from './feedback.ts';

interface Held {
  element: HTMLElement;
  row: HTMLElement | null;
  list: HTMLElement | null | undefined;
  /** Of the row in its list, from 0. */
  place: number;
}

/**
 * Keeps the focus in lists whose rows come and go, whoever takes them away: where the element with the focus is
 * removed, its row has it next, or the row that stands in its place now, or the first heading. To be a `ref`.
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
    // A moment later, since some browsers say this of an element that is being removed, too.
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

/** Where a row begins: its heading, so that nothing happens to whoever presses a key twice. */
const startOf = (row: Element) =>
  row.querySelector<HTMLElement>('h3') ?? row.querySelector<HTMLElement>('button');
