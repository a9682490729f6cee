import { documentPresence } from '#browser/dom/presence.ts';
import { outboxNeeded } from '#browser/hydration/outboxNeed.ts';
import { hideBlockedStorage } from '#browser/storage/localStorage.ts';
import { askForPersistence, isPersistent } from '#browser/storage/persistence.ts';
import { requestBackgroundSync } from '#browser/worker/backgroundSync.ts';
import { emailAccount } from '#features/outbox/build-account.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { OutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import type { Resources } from '#i18n/resources.ts';

/** External services as pages see them, created one time when the app starts. */
export interface Services {
  outbox: OutboxAccess | undefined;
  resources?: Resources;
}

/** Creates the services. `onConnected` is called one time with the outbox, when its code is loaded and connected. */
export function createServices(resources: Resources, onConnected: (outbox: Outbox) => void): Services {
  let connected: ReturnType<typeof connect> | undefined;
  const presence = documentPresence();
  const connect = async () => {
    hideBlockedStorage();
    const [{ connectOutbox }, { restoreKiosk }] = await Promise.all([
      import('#features/outbox/connect.ts'),
      import('#features/kiosk/browser/kioskCopy.ts'),
    ]);
    const outbox = connectOutbox({ account: emailAccount, locks: navigator.locks, presence });
    // This read is the first, because no visitor of a kiosk may see the entries of others. If the database fails, no
    // entries are shown.
    restoreKiosk(outbox.records).catch(() => {});
    onConnected(outbox);
    return outbox;
  };
  const outbox = () => {
    connected ??= connect().catch((error) => {
      connected = undefined; // The next call loads the code again.
      throw error;
    });
    return connected;
  };
  const needed = outboxNeeded();
  // Without the code of the outbox nothing is replayed. The next caller loads it again.
  needed.then(outbox).catch(() => {});
  return {
    resources,
    outbox: {
      outbox,
      whenUsed: () => needed.then(outbox),
      requestSync: requestBackgroundSync,
      askForPersistence,
      isPersistent,
    },
  };
}
