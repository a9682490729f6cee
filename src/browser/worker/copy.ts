import { CACHE_PREFIX, STORE_MESSAGE, UNWANTED_COPY_KEY } from '#site/storage-keys.ts';
import { storedText, storeText } from '../storage/storedText.ts';

/**
 * How the worker's copy of the site stands: `new` since this document came, `kept` since an earlier visit; `unwanted`
 * where the visitor has removed it for good; `none` too where the browser does not let the site keep anything.
 */
export type CopyState = RestingCopy | 'new';
export type RestingCopy = 'none' | 'kept' | 'unwanted';

/** Whether the visitor has not removed the copy for good. */
export const isCopyWanted = () => storedText(UNWANTED_COPY_KEY) === null;

/** Takes back that it was removed for good. */
export const wantCopy = () => storeText(UNWANTED_COPY_KEY, '');

/** The site's registration; undefined too where the browser blocks site data. */
export const registeredWorker = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

/** Names of the caches with the copy. */
export const stores = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Whether the copy is there. */
export const isStored = async () => (await stores()).length > 0;

/** Has a worker store what is missing; rejects where it could not. */
export function store(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) =>
      data === true ? resolve() : reject(new Error('The copy is not complete.'));
    worker.postMessage({ type: STORE_MESSAGE }, [port2]);
  });
}

/** How a copy stands that is not fetched at this moment. */
export async function copyState(): Promise<RestingCopy> {
  if (!isCopyWanted()) return 'unwanted';
  try {
    return (await registeredWorker())?.active && (await isStored()) ? 'kept' : 'none';
  } catch {
    return 'none';
  }
}

/** Bytes that the site takes up on this device, undefined where the browser does not say. */
export const bytesUsed = async () => (await navigator.storage?.estimate?.().catch(() => undefined))?.usage;

/** Removes worker and copy, and sees to it that they do not come back by themselves. */
export async function removeCopy(): Promise<void> {
  storeText(UNWANTED_COPY_KEY, '1');
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await stores()).map((name) => caches.delete(name)));
  delete document.documentElement.dataset.offline;
}
