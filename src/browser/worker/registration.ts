import { Workbox } from 'workbox-window';
import { STOP_REPLAY_MESSAGE, WORKER_URL } from '#site/storage-keys.ts';
import { markOfflineReady } from '../dom/documentMarks.ts';
import { onShown } from '../dom/pageLifecycle.ts';
import { throttle } from '../dom/throttle.ts';
import { createStore } from '../storage/store.ts';
import { hasUnsavedInput } from '../storage/unsavedInput.ts';
import { useStore } from '../storage/useStore.ts';
import { type CopyState, registeredWorker, removeCopy, store, wantCopy } from './copy.ts';

const HOUR_MS = 60 * 60_000;
/** Shortest time in milliseconds between two update checks. A tab may become visible many times. */
const REST_MS = 10 * 60_000;

interface WorkerState {
  /** True if a new version is installed and waits for the visitor's consent. */
  updateWaits: boolean;
  copy: CopyState;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

const none: WorkerState = { updateWaits: false, copy: 'none' };
const worker = createStore(none);
let workbox: Workbox | undefined;
let trustedUrl: string | undefined;

export const useWorker = (): WorkerState => useStore(worker, none);

/** Returns whether the copy is complete. Returns undefined while a controlled page has not read back its copy. */
export const isComplete = (copy: CopyState): boolean | undefined =>
  copy !== 'none' || (navigator.serviceWorker?.controller ? undefined : false);

/**
 * Returns the worker's URL. Under Trusted Types only this policy may create a script URL, and it accepts no other URL. A
 * policy can be created only once, so the result is stored.
 */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url !== WORKER_URL) throw new TypeError(`Only ${WORKER_URL} may be registered, not ${url}.`);
    return url;
  };
  trustedUrl ??= trustedTypes
    ? trustedTypes.createPolicy('worker-url', { createScriptURL }).createScriptURL(WORKER_URL)
    : WORKER_URL;
  return trustedUrl;
}

/**
 * Registers the service worker, stores its copy and watches for updates. Resolves when the site works offline. Rejects
 * if the copy cannot be stored.
 */
export async function installCopy(): Promise<void> {
  const isFirst = !(await registeredWorker())?.active;
  // Each call creates an instance, because the state of the previous instance is invalid after a removal.
  workbox = new Workbox(trustedWorkerUrl());
  const registration = await workbox.register();
  if (registration) {
    watchNewVersions(registration);
    askForNewVersions();
  }
  const { active } = await navigator.serviceWorker.ready;
  // The copy is ready only after it has been read back. A browser may evict files, so a service worker may exist without
  // a complete copy.
  if (active) await store(active);
  markOfflineReady();
  worker.set({ ...worker.get(), copy: isFirst ? 'new' : 'stored' });
}

/** Revokes the removal and installs the copy. Resolves when the copy is complete. */
export async function installCopyAgain(): Promise<void> {
  wantCopy();
  await installCopy();
}

/** Removes the copy permanently. Afterwards no notice mentions it. */
export async function dropCopy(): Promise<void> {
  await removeCopy();
  worker.set(none);
}

/**
 * Watches for new versions. Workbox misses a version that is being installed when the page registers, and every version
 * after a failed one.
 */
function watchNewVersions(registration: ServiceWorkerRegistration): void {
  // `updateWaits` also stays true after another tab has activated the version, because this tab still shows the previous
  // version.
  const check = () => {
    if (registration.waiting && registration.active) worker.set({ ...worker.get(), updateWaits: true });
  };
  // A version that activates immediately never waits, so the check is delayed.
  const checkLater = () => setTimeout(check, 200);
  const follow = () => registration.installing?.addEventListener('statechange', checkLater);
  registration.addEventListener('updatefound', follow);
  follow();
  check();
}

let asks = false;

/** Checks for updates. Browsers check only on navigation, so a tab that stays open needs its own checks. */
function askForNewVersions(): void {
  // A copy that is installed again has another registration, but the existing timer still serves it.
  if (asks) return;
  asks = true;
  const update = async () => (await registeredWorker())?.update();
  // If the device is offline or the host is unreachable, the next check tries again.
  const ask = throttle(() => void update().catch(() => {}), REST_MS);
  onShown(ask);
  setInterval(ask, HOUR_MS);
}

/**
 * Activates the new version. This tab reloads, and other tabs use the new version from their next navigation. The old
 * worker first finishes its current attempt to send. Returns false, without reloading, if the visitor has typed
 * something in the meantime.
 */
export async function applyUpdate(): Promise<boolean> {
  const { active, waiting } = (await registeredWorker()) ?? {};
  // If no worker waits, another tab has activated the new version already.
  if (workbox && waiting) {
    active?.postMessage({ type: STOP_REPLAY_MESSAGE });
    await controlledBy(waiting, workbox);
  }
  if (hasUnsavedInput()) return false;
  location.reload();
  return true;
}

/** Activates the waiting worker. Resolves when it controls the page or when a newer worker has replaced it. */
function controlledBy(waiting: ServiceWorker, updates: Workbox): Promise<unknown> {
  const activated = new Promise<unknown>((resolve) => {
    updates.addEventListener('controlling', resolve);
    waiting.addEventListener('statechange', () => waiting.state === 'redundant' && resolve(waiting));
  });
  updates.messageSkipWaiting();
  return activated;
}
