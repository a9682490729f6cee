import { listen } from '../dom/listen.ts';
import { onShown } from '../dom/page.ts';

/** A file on every host that the service worker does not intercept. */
const ASKED = '/robots.txt';
const TIME_LIMIT_MS = 5000;

/**
 * Returns true if the host is reachable. It asks the host, since `navigator.onLine` reports a network, not a
 * connection. Any response counts, except a redirect, which comes from a captive portal.
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

/** The browser's own guess: good enough to choose words by, and nothing else. */
export const believesOnline = () => navigator.onLine;

/**
 * Calls back when the connection may have changed: on `online` and `offline`, a submitted form, a visible tab.
 */
export function onConnectionHint(listener: () => void): () => void {
  const stops = [onShown(listener), listen(['offline', 'online', 'submit'], listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
