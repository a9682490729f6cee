/** The id of the notice in src/app/Shell.tsx. */
export const UNAVAILABLE_ID = 'unavailable';

const tried = () =>
  document.documentElement.dataset.sent !== undefined || document.querySelector('[data-pressed]') !== null;

/** Shows or hides the notice through the DOM: it is prerendered, whether or not React is hydrated. */
export function showUnavailable(isShown: boolean): void {
  const notice = document.getElementById(UNAVAILABLE_ID);
  if (notice) notice.hidden = !isShown;
}

/** For a page whose code has not come yet: shows the notice once the visitor has clicked or submitted something. */
export function showUnavailableOnUse(signal: AbortSignal): void {
  const check = () => showUnavailable(tried());
  check();
  for (const use of ['click', 'submit']) addEventListener(use, check, { signal });
}

/**
 * For a page whose code cannot be loaded: shows the notice once the visitor clicks or submits something, and
 * retries then or when the connection returns. The input noted by src/inline-head.ts is replayed afterwards.
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
