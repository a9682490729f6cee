/** What the worker leaves alone and every host has. */
const ASKED = '/robots.txt';
const TIME_LIMIT_MS = 5000;

/**
 * Whether the site's host can be reached: by asking it, since `navigator.onLine` knows cables and not connections.
 * Whatever the host says is an answer; a redirect comes from a portal that stands in between.
 */
export async function reachesHost(): Promise<boolean> {
  try {
    const { type } = await fetch(ASKED, {
      method: 'HEAD',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return type !== 'opaqueredirect';
  } catch {
    return false;
  }
}

/** What the browser believes: good enough to choose words by, and nothing else. */
export const believesOnline = () => navigator.onLine;

const hints = ['offline', 'online', 'submit'] as const;

/** Calls back when the connection may have changed: the browser says so, a form is sent, the tab is shown. */
export function onConnectionHint(listener: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') listener();
  };
  for (const hint of hints) addEventListener(hint, listener);
  document.addEventListener('visibilitychange', shown);
  return () => {
    for (const hint of hints) removeEventListener(hint, listener);
    document.removeEventListener('visibilitychange', shown);
  };
}
