/** Of the notice in the page's frame (src/app/Shell.tsx). */
export const UNAVAILABLE_ID = 'unavailable';

const tried = () =>
  document.documentElement.dataset.sent !== undefined || document.querySelector('[data-pressed]') !== null;

/** Shows the notice, or takes it away: it is there as prerendered, whether or not React knows it. */
export function showUnavailable(isShown: boolean): void {
  const notice = document.getElementById(UNAVAILABLE_ID);
  if (notice) notice.hidden = !isShown;
}

/**
 * For a page whose code is out of reach: says so once the visitor presses or sends something, and calls back then, or
 * when there is a connection again. What src/inline-head.ts has noted is repeated after that.
 */
export function whenUsedAgain(retry: () => Promise<void>): void {
  showUnavailable(tried());
  const done = new AbortController();
  const { signal } = done;
  const again = () => {
    done.abort();
    void retry();
  };
  // After the inline script, which listens for the same.
  const used = () => tried() && again();
  addEventListener('click', used, { signal });
  addEventListener('submit', used, { signal });
  addEventListener('online', again, { signal });
}
