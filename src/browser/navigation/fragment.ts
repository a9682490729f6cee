/** Address of the page that receives data in its fragment, which nothing else may read or keep. */
const TAKE_PATH = /^(\/[a-z]{2})?\/take\/?$/;

let taken = '';
let listener: (() => void) | undefined;

/** Removes the fragment from the address and the history, before any other code runs. */
export function takeFragment(): void {
  if (!TAKE_PATH.test(location.pathname) || location.hash.length < 2) return;
  taken = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  listener?.();
}

/** Returns the removed fragment, once. */
export function takenFragment(): string {
  const fragment = taken;
  taken = '';
  return fragment;
}

/** Calls back for each fragment that arrives while the page is open. Returns a function that stops it. */
export function onFragment(tell: () => void): () => void {
  listener = tell;
  addEventListener('hashchange', takeFragment);
  return () => {
    listener = undefined;
    removeEventListener('hashchange', takeFragment);
  };
}

export const addressWithFragment = (path: string, fragment: string) =>
  `${location.origin}${path}#${fragment}`;
