const waiting: (() => void)[] = [];

/** Once the page is hydrated: repeats, once each, the presses and the send that src/inline-head.ts has noted. */
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

/** Runs when the page answers, at once where it does already. */
export function afterHydration(task: () => void): void {
  if (isHydrated()) task();
  else waiting.push(task);
}

/** Whether the page answers: false while it is prerendered, and until it is hydrated. */
export const isHydrated = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;
