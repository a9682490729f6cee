import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { HAND_OVER_MESSAGE, UNWANTED_COPY_KEY } from '#site/storage-keys.ts';
import { markOfflineReady, onShown } from '../dom/page.ts';
import { throttle } from '../dom/throttle.ts';
import { storeText } from '../storage/storedText.ts';
import { hasUnsavedInput } from '../storage/unsavedInput.ts';
import { firstWorker, registeredWorker, trustedWorkerUrl } from './firstWorker.ts';
import { isStored, store } from './storedCopy.ts';

const HOUR_MS = 60 * 60_000;
/** A tab that is shown again and again asks for a new version no more often than this. */
const REST_MS = 10 * 60_000;

interface WorkerState {
  /** A new version has been stored and waits for the visitor's word. */
  updateWaits: boolean;
  /** Everything works offline: since this document came, or since an earlier visit. */
  copy: 'none' | 'new' | 'kept';
}

/** There from the first `lookAfterWorker` on. */
let workbox: Workbox | undefined;
let state: WorkerState = { updateWaits: false, copy: 'none' };
const listeners = new Set<() => void>();

function change(next: Partial<WorkerState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Looks after the worker that is there: its copy, and new versions. Rejects where the copy cannot be had. */
export async function lookAfterWorker(isFirst: boolean): Promise<void> {
  workbox = new Workbox(trustedWorkerUrl());
  workbox.addEventListener('waiting', () => change({ updateWaits: true }));
  const registration = await workbox.register();
  if (registration) askForNewVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  // A worker may outlive its copy: the browser has made room, or the copy was removed in another tab.
  if (active && !(await isStored())) await store(active);
  markOfflineReady();
  change({ copy: isFirst ? 'new' : 'kept' });
}

/** Wants the copy again, and resolves when it is complete. */
export async function keepCopyAgain(): Promise<void> {
  storeText(UNWANTED_COPY_KEY, '');
  await lookAfterWorker(await firstWorker());
}

/** Browsers ask when a document comes; a tab that stays open asks by itself. */
function askForNewVersions(registration: ServiceWorkerRegistration): void {
  // Offline, or the host is gone: it is asked again later.
  const ask = throttle(() => void registration.update().catch(() => {}), REST_MS);
  onShown(ask);
  setInterval(ask, HOUR_MS);
}

export function useWorker(): WorkerState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => state,
  );
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
