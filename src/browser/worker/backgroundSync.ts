/** Tag of the only background sync. */
const SYNC_TAG = 'outbox';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Milliseconds that the browser may take: the visitor waits for what is said of the request. */
const LIMIT_MS = 3_000;

/**
 * Registers a background sync. Returns false if the browser supports none, or no service worker is active yet: then it
 * is registered once one is.
 */
export async function requestBackgroundSync(): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, LIMIT_MS, false));
  return Promise.race([request(), late]).catch(() => false);
}

async function request(): Promise<boolean> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  if (registration?.active) return register(registration);
  // It may never come: nothing waits for it.
  void serviceWorker?.ready.then(register).catch(() => {});
  return false;
}

async function register({ sync }: SyncRegistration): Promise<boolean> {
  await sync?.register(SYNC_TAG);
  return sync !== undefined;
}
