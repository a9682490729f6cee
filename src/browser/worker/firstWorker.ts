import { UNWANTED_COPY_KEY, WORKER_URL } from '#site/storage-keys.ts';
import { storedText } from '../storage/storedText.ts';

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
export function trustedWorkerUrl(): string {
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

/** The visitor may have removed the copy for good. */
export const isCopyWanted = () => storedText(UNWANTED_COPY_KEY) === null;

/** Undefined too where the browser blocks site data. */
export const registeredWorker = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

/**
 * Resolves once a worker is active, with whether this visit is the one that brought it. What looks after new versions
 * is not needed before, and the worker has fetched it then. Rejects where no worker is to be had.
 */
export async function firstWorker(): Promise<boolean> {
  if ((await registeredWorker())?.active) return false;
  await navigator.serviceWorker.register(trustedWorkerUrl());
  await navigator.serviceWorker.ready;
  return true;
}
