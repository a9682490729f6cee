import { OUTBOX_DATABASE } from '#site/storage-keys.ts';
import { openChannel } from '../storage/channel.ts';
import { onFirstInteraction } from './firstInteraction.ts';

/**
 * Resolves as soon as the outbox may be needed: this device has its database, another tab has just used it, or the
 * visitor interacts with the page. A visit without interaction never loads the code of the outbox.
 */
export function outboxNeeded(): Promise<void> {
  return new Promise((resolve) => {
    const channel = openChannel(OUTBOX_DATABASE);
    const need = () => {
      channel?.close();
      resolve();
    };
    if (channel) channel.onmessage = need;
    onFirstInteraction(need);
    void hasDatabase().then((found) => found && need());
  });
}

/** Returns true if the outbox database exists. Also returns false if the browser blocks or cannot list databases. */
async function hasDatabase(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    return false;
  }
}
