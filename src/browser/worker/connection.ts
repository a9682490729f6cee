import { useSyncExternalStore } from 'react';
import { listen, together } from '../dom/listen.ts';
import { onShown } from '../dom/pageLifecycle.ts';

/** A file that every host serves and that the service worker does not intercept. */
const PROBE_URL = '/robots.txt';
const TIME_LIMIT_MS = 5000;

/**
 * Returns true if the host is reachable. Sends a request, because `navigator.onLine` reports a network and not a
 * connection to the host. Any response counts, except a redirect, because a captive portal sends redirects.
 */
export async function reachesHost(): Promise<boolean> {
  try {
    const { type } = await fetch(PROBE_URL, {
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

/** Returns the browser's estimate. Use it only to choose a message, because it may be wrong. */
export const believesOnline = () => navigator.onLine;

/** Hook that returns the value of `believesOnline`. */
export const useBelievesOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => listen(['offline', 'online'], listener),
    believesOnline,
    () => true,
  );

/**
 * Calls back when the connection may have changed: on `online`, on `offline`, when a form is submitted, and when the tab
 * becomes visible.
 */
export function onConnectionHint(listener: () => void): () => void {
  return together(onShown(listener), listen(['offline', 'online', 'submit'], listener));
}

/** Calls back when the browser reports that it is online again. The report may be wrong, so do not rely on it. */
export const onOnline = (listener: () => void) => listen(['online'], listener);
