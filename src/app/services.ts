import { documentPresence } from '#browser/dom/presence.ts';
import { outboxNeeded } from '#browser/hydration/outboxNeed.ts';
import { askForPersistence, hideBlockedStorage, isPersistent } from '#browser/storage/storage.ts';
import { requestBackgroundSync } from '#browser/worker/backgroundSync.ts';
import { emailAccount } from '#features/submissions/account.ts';
import type { Outbox } from '#features/submissions/outbox.ts';
import type { DraftStore } from '#features/submissions/ports.ts';
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
  let connected: Promise<Outbox> | undefined;
  const presence = documentPresence();
  const code = () => import('#features/submissions/connect.ts');
  let drafts: Promise<DraftStore> | undefined;
  const connect = async () => {
    const { connectOutbox } = await code();
    const load = () => {
      hideBlockedStorage();
      return import('@emailjs/browser');
    };
    return connectOutbox({ account: emailAccount, load, locks: navigator.locks, presence });
  };
  const outbox = () => {
    connected ??= connect().catch((error) => {
      connected = undefined; // The next call loads the code again.
      throw error;
    });
    return connected;
  };
  const needed = outboxNeeded();
  return {
    async words(language, name) {
      const outcome = await resources.load(language, name);
      return outcome.state === 'loaded' ? (outcome.value as MessageTable) : undefined;
    },
    outbox: {
      drafts() {
        drafts ??= code()
          .then(({ connectDrafts }) =>
            connectDrafts(
              () => localStorage,
              async () => (await outbox()).all(),
              presence,
            ),
          )
          .catch((error) => {
            drafts = undefined; // As above.
            throw error;
          });
        return drafts;
      },
      outbox,
      whenUsed: () => needed.then(outbox),
      requestSync: requestBackgroundSync,
      askForPersistence,
      isPersistent,
    },
  };
}
