const waiting: (() => void)[] = [];

/**
 * Marks the page as hydrated and replays, once each, the clicks and the form submission noted by
 * src/inline-head.ts.
 */
export function markHydrated(): void {
  const { dataset } = document.documentElement;
  dataset.hydrated = 'yes';
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
  const form = document.getElementById(dataset.sent ?? '');
  delete dataset.sent;
  if (form instanceof HTMLFormElement) form.requestSubmit();
  for (const task of waiting.splice(0)) task();
}

/** Runs a task after hydration, at once if it is done. */
export function afterHydration(task: () => void): void {
  if (isHydrated()) task();
  else waiting.push(task);
}

/** False while prerendering and until hydration is complete. */
export const isHydrated = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;
