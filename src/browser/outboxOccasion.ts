import { DRAFTS_DATABASE, OUTBOX_DATABASE } from '#site/storage-keys.ts';

/** What shows that somebody is there who may fill in a form. */
const signs = ['pointerdown', 'keydown', 'input'] as const;

/**
 * Resolves when the outbox may matter: this device has kept one, or a draft, another tab has just used it, or the
 * visitor does anything. Whoever only looks never fetches its code.
 */
export function outboxOccasion(): Promise<void> {
  return new Promise((resolve) => {
    const channel = openChannel();
    const come = () => {
      channel?.close();
      for (const sign of signs) removeEventListener(sign, come);
      resolve();
    };
    if (channel) channel.onmessage = come;
    for (const sign of signs) addEventListener(sign, come, { passive: true });
    void hasDatabase().then((found) => found && come());
  });
}

/** undefined where the browser blocks what tabs could share. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(OUTBOX_DATABASE);
  } catch {
    return undefined;
  }
}

/** False too where the browser blocks its databases, or cannot list them. */
async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX_DATABASE || name === DRAFTS_DATABASE);
  } catch {
    return false;
  }
}
