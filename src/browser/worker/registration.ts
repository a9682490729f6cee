import { Workbox } from 'workbox-window';
import { STOP_REPLAY_MESSAGE, WORKER_URL } from '#site/storage-keys.ts';
import { markOfflineReady, onShown } from '../dom/page.ts';
import { throttle } from '../dom/throttle.ts';
import { createStore } from '../storage/store.ts';
import { hasUnsavedInput } from '../storage/unsavedInput.ts';
import { useStore } from '../storage/useStore.ts';
import { type CopyState, registeredWorker, removeCopy, store, wantCopy } from './copy.ts';

const HOUR_MS = 60 * 60_000;
/** Shortest time between two update checks of a tab that is shown again and again. */
const REST_MS = 10 * 60_000;

interface WorkerState {
  /** A new version is installed and waits for the visitor's consent. */
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

/** undefined while a page that a worker controls has not read its copy back. */
export const isComplete = (copy: CopyState): boolean | undefined =>
  copy !== 'none' || (navigator.serviceWorker?.controller ? undefined : false);

/**
 * Under Trusted Types only this policy may create the worker's URL, and only ours. A policy can be created once.
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
 * Registers the service worker and maintains its copy and updates. Resolves once everything works offline;
 * rejects if the copy cannot be stored.
 */
export async function installCopy(): Promise<void> {
  const isFirst = !(await registeredWorker())?.active;
  // A new instance each time: after a removal, the old one's state is void.
  workbox = new Workbox(trustedWorkerUrl());
  const registration = await workbox.register();
  if (registration) {
    watchNewVersions(registration);
    askForNewVersions();
  }
  const { active } = await navigator.serviceWorker.ready;
  // "Ready" is what has been read back: a browser may evict files, and a service worker outlive its copy.
  if (active) await store(active);
  markOfflineReady();
  worker.set({ ...worker.get(), copy: isFirst ? 'new' : 'stored' });
}

/** Revokes the removal and resolves once the copy is complete. */
export async function installCopyAgain(): Promise<void> {
  wantCopy();
  await installCopy();
}

/** Removes the copy for good; from then on no notice counts on it. */
export async function dropCopy(): Promise<void> {
  await removeCopy();
  worker.set(none);
}

/** Workbox misses a version that is being installed when the page registers, and those after one that failed. */
function watchNewVersions(registration: ServiceWorkerRegistration): void {
  // Also once another tab has taken it: this one still shows the version before.
  const check = () => {
    if (registration.waiting && registration.active) worker.set({ ...worker.get(), updateWaits: true });
  };
  // One that takes over at once never waits.
  const checkLater = () => setTimeout(check, 200);
  const follow = () => registration.installing?.addEventListener('statechange', checkLater);
  registration.addEventListener('updatefound', follow);
  follow();
  check();
}

let asks = false;

/** Browsers check for updates on navigation only; a tab that stays open must check itself. */
function askForNewVersions(): void {
  // A copy that is kept again has another registration, and the same timer.
  if (asks) return;
  asks = true;
  const update = async () => (await registeredWorker())?.update();
  // Offline, or the host is unreachable: the next check tries again.
  const ask = throttle(() => void update().catch(() => {}), REST_MS);
  onShown(ask);
  setInterval(ask, HOUR_MS);
}

/**
 * Activates the new version: in this tab at once, in others at their next navigation. The old worker finishes its
 * current attempt first, which takes a while. Returns false, without reloading, if the visitor has typed
 * something meanwhile.
 */
export async function applyUpdate(): Promise<boolean> {
  const { active, waiting } = (await registeredWorker()) ?? {};
  // No waiting worker: another tab has activated it already.
  if (workbox && waiting) {
    active?.postMessage({ type: STOP_REPLAY_MESSAGE });
    await controlledBy(waiting, workbox);
  }
  if (hasUnsavedInput()) return false;
  location.reload();
  return true;
}

/** Activates the waiting worker. Resolves once it controls the page, or a newer one has replaced it. */
function controlledBy(waiting: ServiceWorker, updates: Workbox): Promise<unknown> {
  const activated = new Promise<unknown>((resolve) => {
    updates.addEventListener('controlling', resolve);
    waiting.addEventListener('statechange', () => waiting.state === 'redundant' && resolve(waiting));
  });
  updates.messageSkipWaiting();
  return activated;
}
