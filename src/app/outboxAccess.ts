import { documentPresence } from '#browser/dom/presence.ts';
import { outboxNeeded } from '#browser/hydration/outboxNeed.ts';
import { hideBlockedStorage } from '#browser/storage/localStorage.ts';
import { emailAccount } from '#features/outbox/build-account.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { OutboxAccess } from '#features/outbox/view/OutboxContext.ts';

/** Creates the access to the outbox. `onConnected` is called one time, when the outbox's code is loaded and connected. */
export function createOutboxAccess(onConnected: (outbox: Outbox) => void): OutboxAccess {
  let connected: ReturnType<typeof connect> | undefined;
  const presence = documentPresence();
  const connect = async () => {
    hideBlockedStorage();
    const [{ connectOutbox }, { restoreKiosk }] = await Promise.all([
      import('#features/outbox/connect.ts'),
      import('#features/kiosk/browser/kioskBackup.ts'),
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
  return { outbox, whenUsed: () => needed.then(outbox) };
}
