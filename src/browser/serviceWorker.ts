import { useSyncExternalStore } from 'react';
import { Workbox } from 'workbox-window';
import { UNWANTED_COPY_KEY, WORKER_URL } from '#site/device-names.ts';
import { coalesce } from './coalesce.ts';
import { markOfflineReady, onShown } from './page.ts';
import { isStored, store } from './storedCopy.ts';
import { storedText, storeText } from './storedText.ts';

const HOUR_MS = 60 * 60_000;
/** A tab that is shown again and again asks for a new version no more often than this. */
const REST_MS = 10 * 60_000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): string;
  };
}

let trustedUrl: string | undefined;

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

interface WorkerState {
  /** A new version has been stored and waits for the visitor's word. */
  updateWaits: boolean;
  /** Everything works offline: since this document came, or since an earlier visit. */
  copy: 'none' | 'new' | 'kept';
}

let state: WorkerState = { updateWaits: false, copy: 'none' };
const listeners = new Set<() => void>();

function change(next: Partial<WorkerState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Undefined too where the browser blocks site data. */
const registered = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

/** Registers the worker unless its copy is not wanted; says what becomes of it. Rejects where it cannot be had. */
async function registerWorker(): Promise<void> {
  const isFirst = !(await registered())?.active;
  const workbox = new Workbox(trustedWorkerUrl());
  workbox.addEventListener('waiting', () => change({ updateWaits: true }));
  const registration = await workbox.register();
  if (registration) askForNewVersions(registration);
  const { active } = await navigator.serviceWorker.ready;
  // A worker may outlive its copy: the browser has made room, or the copy was removed in another tab.
  if (active && !(await isStored())) await store(active);
  markOfflineReady();
  change({ copy: isFirst ? 'new' : 'kept' });
}

/** A browser that refuses the worker still shows the site; only the promise of "offline" is not made. */
export function startServiceWorker(): void {
  if ('serviceWorker' in navigator && storedText(UNWANTED_COPY_KEY) === null) {
    void registerWorker().catch(() => {});
  }
}

/** Wants the copy again, and resolves when it is complete. */
export async function keepCopyAgain(): Promise<void> {
  storeText(UNWANTED_COPY_KEY, '');
  await registerWorker();
}

/** Browsers ask when a document comes; a tab that stays open asks by itself. */
function askForNewVersions(registration: ServiceWorkerRegistration): void {
  const ask = coalesce(() => void registration.update().catch(() => {}), REST_MS);
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

/** Takes the new version, in this tab at once and in the others at their next page. */
export async function takeUpdate(): Promise<void> {
  const waiting = (await registered())?.waiting;
  // Another tab has taken it already.
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
