import { Workbox } from 'workbox-window';
import { HAND_OVER_MESSAGE, WORKER_URL } from '#site/storage-keys.ts';
import { markOfflineReady, onShown } from '../dom/page.ts';
import { throttle } from '../dom/throttle.ts';
import { createStore } from '../storage/store.ts';
import { hasUnsavedInput } from '../storage/unsavedInput.ts';
import { useStore } from '../storage/useStore.ts';
import { type CopyState, isStored, registeredWorker, store, wantCopy } from './copy.ts';

const HOUR_MS = 60 * 60_000;
/** A tab that is shown again and again asks for a new version no more often than this. */
const REST_MS = 10 * 60_000;

interface WorkerState {
  /** A new version has been stored and waits for the visitor's word. */
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

/** Under Trusted Types only this policy may name a worker, and only ours. It can be made once. */
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
 * Registers the worker, and looks after its copy and new versions from then on. Resolves when everything works offline;
 * rejects where the copy cannot be had.
 */
export async function keepCopy(): Promise<void> {
  const isFirst = !(await registeredWorker())?.active;
  // A new one each time: after the copy was removed there is nothing of the old one's to go on with.
  workbox = new Workbox(trustedWorkerUrl());
  workbox.addEventListener('waiting', () => worker.set({ ...worker.get(), updateWaits: true }));
  const registration = await workbox.register();
  if (registration) askForNewVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  // A worker may outlive its copy: the browser has made room, or the copy was removed in another tab.
  if (active && !(await isStored())) await store(active);
  markOfflineReady();
  worker.set({ ...worker.get(), copy: isFirst ? 'new' : 'kept' });
}

/** Wants the copy again, and resolves when it is complete. */
export async function keepCopyAgain(): Promise<void> {
  wantCopy();
  await keepCopy();
}

/** Browsers ask when a document comes; a tab that stays open asks by itself. */
function askForNewVersions(registration: ServiceWorkerRegistration): void {
  // Offline, or the host is gone: it is asked again later.
  const ask = throttle(() => void registration.update().catch(() => {}), REST_MS);
  onShown(ask);
  setInterval(ask, HOUR_MS);
}

/**
 * Takes the new version, in this tab at once and in the others at their next page. The worker of the old one
 * finishes the attempt under way, which takes a while. Answers false where something has been typed meanwhile: then
 * nothing is reloaded.
 */
export async function takeUpdate(): Promise<boolean> {
  const { active, waiting } = (await registeredWorker()) ?? {};
  // Without one another tab has taken it already.
  if (workbox && waiting) {
    active?.postMessage({ type: HAND_OVER_MESSAGE });
    await controlledBy(waiting, workbox);
  }
  if (hasUnsavedInput()) return false;
  location.reload();
  return true;
}

/** Has the waiting worker take over; resolves when it has, or when a still newer one has taken its place. */
function controlledBy(waiting: ServiceWorker, updates: Workbox): Promise<unknown> {
  const taken = new Promise<unknown>((resolve) => {
    updates.addEventListener('controlling', resolve);
    waiting.addEventListener('statechange', () => waiting.state === 'redundant' && resolve(waiting));
  });
  updates.messageSkipWaiting();
  return taken;
}
