import { type EmailAccount, emailjsTransport } from './adapters/emailjs-transport.ts';
import { exclusively } from './adapters/exclusively.ts';
import { idbDrafts } from './adapters/idb-drafts.ts';
import { idbOutboxStore } from './adapters/idb-outbox-store.ts';
import { idbReceipts } from './adapters/idb-receipts.ts';
import { type Backoff, defaultBackoff } from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { DraftStore, LeftTexts } from './ports.ts';

type LoadEmailJs = Parameters<typeof emailjsTransport>[0]['load'];

interface Connection {
  account: EmailAccount;
  load: LoadEmailJs;
  /** undefined in a browser that has none. */
  locks: LockManager | undefined;
  backoff?: Backoff;
}

/** The outbox over the browser's database and EmailJS: the same in a page and in the worker. */
export function connectOutbox({ account, load, locks, backoff = defaultBackoff }: Connection): Outbox {
  const store = idbOutboxStore();
  const receipts = idbReceipts(Date.now);
  const onLateAcceptance = (id: string) => void store.remove(id).catch(() => {});
  return createOutbox(
    {
      store,
      receipts,
      transport: emailjsTransport({ account, load, onLateAcceptance }),
      exclusively: exclusively(locks),
      now: Date.now,
      random: Math.random,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    backoff,
  );
}

/** What is typed and not sent, over the browser's database and what pages have left beside it. */
export const connectDrafts = (
  left: () => LeftTexts | undefined,
  queued: () => Promise<readonly Submission[]>,
): DraftStore => idbDrafts(left, queued);
