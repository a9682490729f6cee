import { reachesHost } from '#browser/worker/connection.ts';
import { cacheNames, registeredWorker, store } from '#browser/worker/copy.ts';
import { parseBundleName } from '#site/bundles.ts';
import { DAY_MS } from '#site/local-date.ts';
import { ACTIVE_MARK, COPY_SYNC_TAG } from '#site/storage-keys.ts';

export type Refreshed = 'current' | 'new' | 'offline' | 'failed';

interface PeriodicRegistration extends ServiceWorkerRegistration {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

/** Checks for a new version and for missing files of the current one. Resolves when all files are stored. */
export async function refreshCopy(): Promise<Refreshed> {
  try {
    const registration = await registeredWorker();
    if (!registration?.active) return 'failed';
    await registration.update();
    if (registration.installing) await installed(registration.installing);
    await store(registration.active);
    return registration.waiting ? 'new' : 'current';
  } catch {
    return (await reachesHost()) ? 'failed' : 'offline';
  }
}

/** Resolves when all files of a new version are stored. Rejects if they cannot be stored. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be stored.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** Returns the name of the cache of the version that was activated last; undefined if there is none. */
async function activeCache(): Promise<string | undefined> {
  const marks = await Promise.all(
    (await cacheNames()).map(async (name) => {
      const mark = await caches.match(ACTIVE_MARK, { cacheName: name });
      return { name, time: Number(await mark?.text()) || 0 };
    }),
  );
  return marks.sort((a, b) => a.time - b.time).at(-1)?.name;
}

/** Returns the epoch milliseconds at which the copy's newest bundle was fetched; undefined if none has a date. */
export async function copyTime(): Promise<number | undefined> {
  try {
    const name = await activeCache();
    if (name === undefined) return undefined;
    const cache = await caches.open(name);
    const bundles = (await cache.keys()).filter(({ url }) => parseBundleName(new URL(url).pathname));
    const answers = await Promise.all(bundles.map((request) => cache.match(request)));
    const times = answers.map((answer) => Date.parse(answer?.headers.get('Date') ?? ''));
    const known = times.filter((time) => !Number.isNaN(time));
    return known.length > 0 ? Math.max(...known) : undefined;
  } catch {
    // The browser blocks site data.
    return undefined;
  }
}

/** Registers a periodic background sync for the copy, if the browser supports it and it is permitted. */
export async function registerPeriodicSync(): Promise<void> {
  try {
    const registration: PeriodicRegistration | undefined = await registeredWorker();
    if (!registration?.active || !registration.periodicSync) return;
    const { state } = await navigator.permissions.query({
      name: 'periodic-background-sync' as PermissionName,
    });
    if (state !== 'granted') return;
    // Browsers lengthen the interval for sites that are visited less often.
    await registration.periodicSync.register(COPY_SYNC_TAG, { minInterval: DAY_MS });
  } catch {
    // Not every browser knows the permission. Without it, only visits update the copy.
  }
}
