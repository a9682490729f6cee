import { outboxOccasion } from '#browser/outboxOccasion.ts';
import { requestBackgroundSync } from '#browser/serviceWorker.ts';
import { emailAccount } from '#features/submissions/account.ts';
import type { Outbox } from '#features/submissions/outbox.ts';
import type { OutboxAccess } from '#features/submissions/view/OutboxContext.ts';

/** What the pages are given from outside; made once, when the browser starts the app. */
export interface Services {
  outbox: OutboxAccess | undefined;
}

export function createServices(): Services {
  let connected: Promise<Outbox> | undefined;
  const connect = async () => {
    const { connectOutbox } = await import('#features/submissions/connect.ts');
    const load = () => import('@emailjs/browser');
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
    outbox: { outbox, whenUsed: () => occasion.then(outbox), requestSync: requestBackgroundSync },
  };
}
