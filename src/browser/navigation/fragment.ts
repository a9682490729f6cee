/** The page that takes in what stands behind the # of its address: nothing else may read or keep it. */
const TAKE_PATH = /^(\/[a-z]{2})?\/take\/?$/;

let taken = '';
let listener: ((fragment: string) => void) | undefined;

/** Takes the fragment out of the address and of the history; before anything else of the page runs. */
export function takeFragment(): void {
  if (!TAKE_PATH.test(location.pathname) || location.hash.length < 2) return;
  taken = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname + location.search);
  listener?.(taken);
}

/** Answers with what has been taken out of the address, once. */
export function takenFragment(): string {
  const fragment = taken;
  taken = '';
  return fragment;
}

/** Tells of a further fragment that comes while the page is open. Answers with the function that ends it. */
export function onFragment(tell: (fragment: string) => void): () => void {
  listener = tell;
  addEventListener('hashchange', takeFragment);
  return () => {
    listener = undefined;
    removeEventListener('hashchange', takeFragment);
  };
}

/** The address of a page with something behind its #. */
export const addressWithFragment = (path: string, fragment: string) =>
  `${location.origin}${path}#${fragment}`;
