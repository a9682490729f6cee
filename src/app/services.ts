import { outboxOccasion } from '#browser/outboxOccasion.ts';
import { requestBackgroundSync } from '#browser/serviceWorker.ts';
import { askForPersistence, hideBlockedStorage, isPersistent } from '#browser/storage.ts';
import { emailAccount } from '#features/submissions/account.ts';
import type { Outbox } from '#features/submissions/outbox.ts';
import type { DraftStore } from '#features/submissions/ports.ts';
import type { OutboxAccess } from '#features/submissions/view/OutboxContext.ts';

/** What the pages are given from outside; made once, when the browser starts the app. */
export interface Services {
  outbox: OutboxAccess | undefined;
}

export function createServices(): Services {
  let connected: Promise<Outbox> | undefined;
  const code = () => import('#features/submissions/connect.ts');
  let drafts: Promise<DraftStore> | undefined;
  const connect = async () => {
    const { connectOutbox } = await code();
    const load = () => {
      hideBlockedStorage();
      return import('@emailjs/browser');
    };
    return connectOutbox({ account: emailAccount, load, locks: navigator.locks });
  };
  const outbox = () => {
    connected ??= connect().catch((problem) => {
      connected = undefined; // The code may come through the next time.
      throw problem;
    });
    return connected;
  };
  const occasion = outboxOccasion();
  return {
    outbox: {
      drafts() {
        drafts ??= code().then(({ connectDrafts }) => connectDrafts());
        return drafts;
      },
      outbox,
      whenUsed: () => occasion.then(outbox),
      requestSync: requestBackgroundSync,
      askForPersistence,
      isPersistent,
    },
  };
}
