const waiting: (() => void)[] = [];

/**
 * Marks that React handles every click from now on: it hydrates the pressed section at once. src/inline-head.ts then
 * records no more clicks, because a recorded click would act a second time.
 */
export function markHydrating(): void {
  document.documentElement.dataset.hydrating = '';
}

/** The parts that React hydrates separately. A link that is pressed early hydrates the page before the footer. */
const dehydrated = new Set(['page', 'footer']);

/**
 * Marks a part as hydrated. After the last part, replays the clicks and the form submission that src/inline-head.ts
 * recorded, each one time.
 */
export function markHydrated(part: 'page' | 'footer'): void {
  dehydrated.delete(part);
  if (dehydrated.size > 0 || isHydrated()) return;
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

/** Runs a task after hydration, or immediately if the page is hydrated. */
export function afterHydration(task: () => void): void {
  if (isHydrated()) task();
  else waiting.push(task);
}

/** Returns false while prerendering and until hydration is complete. */
export const isHydrated = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;
