import { focusInView } from './feedback.ts';
import { listen, together } from './listen.ts';

interface FocusedRow {
  element: HTMLElement;
  row: HTMLElement | null;
  list: HTMLElement | null | undefined;
  /** Index of the row in its list, from 0. */
  index: number;
}

/**
 * Keeps the focus inside a list whose rows are added and removed. If the focused element is removed, the focus moves to
 * its row, to the row that now has its index, or to the first heading. Use as a `ref`.
 */
export function restoreFocusInList(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined;
  let focused: FocusedRow | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const row = target.closest('li');
    const list = row?.parentElement;
    focused = { element: target, row, list, index: row && list ? [...list.children].indexOf(row) : 0 };
  };
  const forget = () =>
    // Deferred, because some browsers also fire `focusout` for an element being removed.
    queueMicrotask(() => {
      if (focused?.element.isConnected && document.activeElement !== focused.element) focused = undefined;
    });
  const observer = new MutationObserver(() => {
    if (!focused || focused.element.isConnected) return;
    const next = rowAfter(focused) ?? container.querySelector('h2');
    focused = undefined;
    if (next && document.activeElement === document.body) focusInView(next);
  });

  observer.observe(container, { childList: true, subtree: true });
  return together(listen(['focusin'], remember, container), listen(['focusout'], forget, container), () =>
    observer.disconnect(),
  );
}

function rowAfter({ row, list, index }: FocusedRow): HTMLElement | null {
  if (row?.isConnected) return startOf(row);
  const rows = list?.isConnected ? list.children : [];
  const next = rows[Math.min(index, rows.length - 1)];
  return next ? startOf(next) : null;
}

/** Returns the heading of a row. If a button had the focus, pressing a key twice would click it. */
const startOf = (row: Element) =>
  row.querySelector<HTMLElement>('h3') ?? row.querySelector<HTMLElement>('button');
