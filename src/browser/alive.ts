/** Once the page answers: presses again what was pressed before it did, which src/first-paint.ts has noted. */
export function comeAlive(): void {
  document.documentElement.dataset.alive = 'yes';
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}

/** Whether the page answers: false while it is prerendered, and until it is hydrated. */
export const isAlive = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.alive !== undefined;
