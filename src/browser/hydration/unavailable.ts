/** The id of the notice in src/app/Shell.tsx. */
export const UNAVAILABLE_ID = 'unavailable';

const tried = () =>
  document.documentElement.dataset.sent !== undefined || document.querySelector('[data-pressed]') !== null;

/** Shows or hides the notice through the DOM, because React may not be hydrated. The notice is prerendered. */
export function showUnavailable(isShown: boolean): void {
  const notice = document.getElementById(UNAVAILABLE_ID);
  if (notice) notice.hidden = !isShown;
}

/** Shows the notice as soon as the visitor has clicked or submitted something, while the page's code still loads. */
export function showUnavailableOnUse(signal: AbortSignal): void {
  const check = () => showUnavailable(tried());
  check();
  for (const use of ['click', 'submit']) addEventListener(use, check, { signal });
}

/**
 * Handles a page whose code cannot be loaded. Shows the notice if the visitor has clicked or submitted something.
 * Retries at the next click or submission and when the connection returns. After a successful retry, the input that
 * src/inline-head.ts recorded is replayed.
 */
export function whenUsedAgain(retry: () => Promise<void>): void {
  showUnavailable(tried());
  const done = new AbortController();
  const { signal } = done;
  const again = () => {
    done.abort();
    void retry();
  };
  // Runs after the inline script, which listens for the same events.
  const used = () => tried() && again();
  addEventListener('click', used, { signal });
  addEventListener('submit', used, { signal });
  addEventListener('online', again, { signal });
}
