/** Requests persistent storage, unless it has been granted. */
export async function askForPersistence(): Promise<void> {
  if (await isPersistent()) return;
  // Browsers may refuse without a reason.
  await navigator.storage?.persist?.().catch(() => {});
}

/** Returns true if storage is persistent, or undefined if the browser does not report it. */
export async function isPersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}
