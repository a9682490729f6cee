import { documentPresence } from '#browser/dom/presence.ts';
import { outboxNeeded } from '#browser/hydration/outboxNeed.ts';
import { askForPersistence, hideBlockedStorage, isPersistent } from '#browser/storage/storage.ts';
import { requestBackgroundSync } from '#browser/worker/backgroundSync.ts';
import { emailAccount } from '#features/submissions/account.ts';
import type { OutboxAccess } from '#features/submissions/view/OutboxContext.ts';
import type { Resources } from '#i18n/resources.ts';
import type { MessageTable } from '#i18n/unpack.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { MessageNamespace } from '#site/messages.ts';

/** The outside world as pages see it, created once when the app starts. */
export interface Services {
  outbox: OutboxAccess | undefined;
  /** Messages not embedded in any page; undefined if they cannot be loaded. */
  words?: (language: LanguageCode, name: MessageNamespace) => Promise<MessageTable | undefined>;
}

export function createServices(resources: Resources): Services {
  let connected: ReturnType<typeof connect> | undefined;
  const presence = documentPresence();
  const connect = async () => {
    hideBlockedStorage();
    const { connectDatabase, connectDrafts, connectOutbox } = await import(
      '#features/submissions/connect.ts'
    );
    const shared = connectDatabase(presence);
    return {
      outbox: connectOutbox({ ...shared, account: emailAccount, locks: navigator.locks, presence }),
      drafts: connectDrafts({ ...shared, left: () => localStorage }),
    };
  };
  const connection = () => {
    connected ??= connect().catch((error) => {
      connected = undefined; // The next call loads the code again.
      throw error;
    });
    return connected;
  };
  const outbox = async () => (await connection()).outbox;
  const needed = outboxNeeded();
  return {
    async words(language, name) {
      const outcome = await resources.load(language, name);
      return outcome.state === 'loaded' ? (outcome.value as MessageTable) : undefined;
    },
    outbox: {
      drafts: async () => (await connection()).drafts,
      outbox,
      whenUsed: () => needed.then(outbox),
      requestSync: requestBackgroundSync,
      askForPersistence,
      isPersistent,
    },
  };
}
