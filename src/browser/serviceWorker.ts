import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { WORKER_URL } from '#site/device-names.ts';
import { markOfflineReady } from './page.ts';

/** The tag of the one background sync there is. */
export const SYNC_TAG = 'outbox';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Under Trusted Types only this policy may name a worker, and only ours. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url !== WORKER_URL) throw new TypeError(`Only ${WORKER_URL} may be registered, not ${url}.`);
    return url;
  };
  return trustedTypes
    ? trustedTypes.createPolicy('worker-url', { createScriptURL }).createScriptURL(WORKER_URL)
    : WORKER_URL;
}

let waiting: Workbox | undefined;
const listeners = new Set<() => void>();

/** Registers the worker; says when everything works offline, and when a new version waits. */
export async function startServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(trustedWorkerUrl());
  workbox.addEventListener('waiting', () => {
    waiting = workbox;
    for (const listener of listeners) listener();
  });
  void navigator.serviceWorker.ready.then(markOfflineReady);
  // A browser that refuses the worker still shows the site; only the promise of "offline" is not made.
  await workbox.register().catch(() => {});
}

/** Whether a new version has been stored and waits for the visitor's word. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== undefined,
    () => false,
  );
}

/** Takes the new version, in this tab at once and in the others at their next page. */
export function takeUpdate(): void {
  waiting?.addEventListener('controlling', () => location.reload());
  waiting?.messageSkipWaiting();
}

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Asks for a background sync. False where the browser has none, or no worker is there yet. */
export async function requestBackgroundSync(): Promise<boolean> {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(SYNC_TAG);
    return true;
  } catch {
    return false;
  }
}
