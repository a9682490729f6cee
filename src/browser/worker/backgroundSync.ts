/** Tag of the only background sync. */
const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Milliseconds that the browser may take: the visitor waits for what is said of the request. */
const LIMIT_MS = 3_000;

/** True once a sync was wanted before there was a service worker. */
let isSyncWanted = false;

/** Registers the sync that was wanted before there was a service worker; to be called once there is one. */
export function requestPendingSync(): void {
  if (isSyncWanted) void requestBackgroundSync();
}

/** Registers a background sync. Returns false if the browser supports none, or no service worker is active yet. */
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
