import { CACHE_PREFIX, STORE_MESSAGE, UNWANTED_COPY_KEY } from '#site/storage-keys.ts';
import { storedText, storeText } from '../storage/storedText.ts';

/**
 * State of the offline copy: `new` in this document, `stored` since an earlier visit, `unwanted` if the visitor
 * removed it for good, `none` also if the browser blocks storage.
 */
export type CopyState = RestingCopy | 'new';
export type RestingCopy = 'none' | 'stored' | 'unwanted';

/** Returns false if the visitor has removed the copy for good. */
export const isCopyWanted = () => storedText(UNWANTED_COPY_KEY) === null;

/** Revokes the removal. */
export const wantCopy = () => storeText(UNWANTED_COPY_KEY, '');

/** The site's registration; undefined also if the browser blocks site data. */
export const registeredWorker = async () => navigator.serviceWorker?.getRegistration().catch(() => undefined);

/** Names of the caches that hold the copy. */
export const cacheNames = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Milliseconds for reading back the copy, and for fetching what is missing of it on a slow line. */
const STORE_LIMIT_MS = 3 * 60_000;

/**
 * Asks a service worker to read back all that it has stored, and to fetch what is missing or altered, and the pages of
 * this page's edition besides. Rejects if what was stored before is not complete then.
 */
export function store(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout>;
  const answered = new Promise<void>((resolve, reject) => {
    // The browser may end the worker before it answers.
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

/** The pages of another edition are stored, too, once it is opened. */
export async function storeLocale(): Promise<void> {
  const active = (await registeredWorker())?.active;
  if (active && isCopyWanted()) await store(active);
}

/** State of the copy, once it has been read back. */
export async function copyState(): Promise<RestingCopy> {
  if (!isCopyWanted()) return 'unwanted';
  try {
    const active = (await registeredWorker())?.active;
    if (active) await store(active);
    // It may have been removed meanwhile.
    if (!isCopyWanted()) return 'unwanted';
    return active ? 'stored' : 'none';
  } catch {
    return 'none';
  }
}

/** Bytes the site uses on this device; undefined if the browser does not say. */
export const bytesUsed = async () => (await navigator.storage?.estimate?.().catch(() => undefined))?.usage;

/** Removes the service worker and the copy, and keeps them from being installed again. */
export async function removeCopy(): Promise<void> {
  storeText(UNWANTED_COPY_KEY, '1');
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)));
  delete document.documentElement.dataset.offline;
}
