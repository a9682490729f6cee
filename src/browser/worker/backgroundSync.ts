/** Tag of the site's only background sync. */
const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Time limit in milliseconds for the browser's answer. The visitor waits for the message about the submission. */
const LIMIT_MS = 3_000;

/** True if a sync was requested before a service worker was active. */
let isSyncWanted = false;

/** Registers the sync that was requested before a service worker was active. Call it when a worker is active. */
export function requestPendingSync(): void {
  if (isSyncWanted) void requestBackgroundSync();
}

/**
 * Registers a background sync. Returns false if the browser does not support it, if no service worker is active yet, or
 * after the time limit.
 */
export async function requestBackgroundSync(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, LIMIT_MS, false));
  return Promise.race([request(), late]).catch(() => false);
}

async function request(): Promise<boolean> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  isSyncWanted = !registration?.active;
  if (isSyncWanted || !registration?.sync) return false;
  await registration.sync.register(SYNC_TAG);
  return true;
}
