import { UNWANTED_COPY_KEY } from '#site/storage-keys.ts';
import { storedText, storeText } from '../storage/storedText.ts';
import { isStored, stores } from './storedCopy.ts';

export type CopyState = 'kept' | 'none' | 'unwanted';

/** How the copy stands; 'none' too where the browser does not let the site keep anything. */
export async function copyState(): Promise<CopyState> {
  if (storedText(UNWANTED_COPY_KEY) !== null) return 'unwanted';
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active && (await isStored()) ? 'kept' : 'none';
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
