const waiting: (() => void)[] = [];

/** Once the page answers: presses again what was pressed before it did, which src/first-paint.ts has noted. */
export function comeAlive(): void {
  document.documentElement.dataset.alive = 'yes';
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
  for (const task of waiting.splice(0)) task();
}

/** Runs when the page answers, at once where it does already. */
export function whenAlive(task: () => void): void {
  if (isAlive()) task();
  else waiting.push(task);
}

/** Whether the page answers: false while it is prerendered, and until it is hydrated. */
export const isAlive = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.alive !== undefined;
