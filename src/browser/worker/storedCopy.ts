import { CACHE_PREFIX, STORE_MESSAGE } from '#site/storage-keys.ts';

/** Names of the caches with the worker's copy of the site. */
export const stores = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Whether the worker's copy of the site is there. */
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
