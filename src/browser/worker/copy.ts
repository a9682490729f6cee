import { CACHE_PREFIX, STORE_MESSAGE, UNWANTED_COPY_KEY } from '#site/storage-keys.ts';
import { storedText, storeText } from '../storage/localStorage.ts';

/**
 * State of the offline copy. `new`: this document stored it. `stored`: an earlier visit stored it. `unwanted`: the
 * visitor removed it permanently. `none`: there is no copy, or the browser blocks storage.
 */
export type CopyState = StoredCopyState | 'new';
export type StoredCopyState = 'none' | 'stored' | 'unwanted';

/** Returns false if the visitor has removed the copy permanently. */
export const isCopyWanted = () => storedText(UNWANTED_COPY_KEY) === null;

/** Revokes the permanent removal. */
export const wantCopy = () => storeText(UNWANTED_COPY_KEY, '');

/** Returns the site's registration, or undefined if there is none or the browser blocks site data. */
export const registeredWorker = async () => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Returns the names of the caches that contain the copy. */
export const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Time limit in milliseconds for reading back the copy and for fetching missing files over a slow connection. */
const STORE_LIMIT_MS = 3 * 60_000;

/**
 * Sends a service worker the message to read back all stored files, to fetch missing or altered files, and to store the
 * pages of this page's locale. Rejects if the copy is not complete afterwards.
 */
export function store(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout>;
  const answered = new Promise<void>((resolve, reject) => {
    // The browser may terminate the worker before it answers.
    timer = setTimeout(() => reject(new Error('The worker does not answer.')), STORE_LIMIT_MS);
    port1.onmessage = ({ data }) =>
      data === true ? resolve() : reject(new Error('The copy is not complete.'));
    worker.postMessage({ type: STORE_MESSAGE, pathname: location.pathname }, [port2]);
  });
  return answered.finally(() => {
    clearTimeout(timer);
    port1.close();
  });
}

/** Stores the pages of this page's locale. Called when the visitor opens another locale. */
export async function storePagesOfLocale(): Promise<void> {
  const active = (await registeredWorker())?.active;
  if (active && isCopyWanted()) await store(active);
}

/** Reads back the copy and returns its state. */
export async function copyState(): Promise<StoredCopyState> {
  if (!isCopyWanted()) return 'unwanted';
  try {
    const active = (await registeredWorker())?.active;
    if (active) await store(active);
    // The visitor may have removed the copy in the meantime.
    if (!isCopyWanted()) return 'unwanted';
    return active ? 'stored' : 'none';
  } catch {
    return 'none';
  }
}

/** Returns the bytes that the site uses on this device, or undefined if the browser does not report them. */
export const bytesUsed = async () => (await navigator.storage?.estimate?.().catch(() => undefined))?.usage;

/** Removes the service worker and the copy, and prevents their installation in later visits. */
export async function removeCopy(): Promise<void> {
  storeText(UNWANTED_COPY_KEY, '1');
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  delete document.documentElement.dataset.offline;
}
