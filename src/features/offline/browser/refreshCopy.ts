import { reachesHost } from '#browser/worker/connection.ts';
import { registeredWorker, store, stores } from '#browser/worker/copy.ts';
import { COPY_SYNC_TAG } from '#site/storage-keys.ts';

export type Refreshed = 'current' | 'new' | 'offline' | 'failed';

interface PeriodicRegistration extends ServiceWorkerRegistration {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

/** The browser makes it less often for sites that are visited less often. */
const DAY_MS = 24 * 60 * 60_000;

/** Asks for a new version and for what is missing of this one; resolves when all of it is stored. */
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

/** Resolves once all files of a new version are stored; rejects where they cannot be. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The new version could not be stored.'));
      else if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** When the newest file of the copy was fetched, in milliseconds of the wall clock; undefined where none says. */
export async function copyTime(): Promise<number | undefined> {
  try {
    const name = (await stores()).at(-1);
    if (name === undefined) return undefined;
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    const times = answers.map((answer) => Date.parse(answer?.headers.get('Date') ?? ''));
    const known = times.filter((time) => !Number.isNaN(time));
    return known.length > 0 ? Math.max(...known) : undefined;
  } catch {
    // The browser blocks site data.
    return undefined;
  }
}

/** Has the browser bring the copy up to date by itself now and then, where it has that and has been allowed to. */
export async function refreshNowAndThen(): Promise<void> {
  try {
    const registration: PeriodicRegistration | undefined = await registeredWorker();
    if (!registration?.active || !registration.periodicSync) return;
    const { state } = await navigator.permissions.query({
      name: 'periodic-background-sync' as PermissionName,
    });
    if (state !== 'granted') return;
    await registration.periodicSync.register(COPY_SYNC_TAG, { minInterval: DAY_MS });
  } catch {
    // Not every browser knows the permission; the copy then comes up to date with the visits.
  }
}
