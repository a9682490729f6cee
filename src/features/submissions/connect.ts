import { DRAFTS_DATABASE, OUTBOX_DATABASE, PACE_DATABASE, RECEIPTS_DATABASE } from '#site/storage-keys.ts';
import { emailjsTransport } from './adapters/emailjs-transport.ts';
import { idbDrafts } from './adapters/idb-drafts.ts';
import { idbOutboxStore } from './adapters/idb-outbox-store.ts';
import { idbPace } from './adapters/idb-pace.ts';
import { idbReceipts } from './adapters/idb-receipts.ts';
import { keyvalDatabase } from './adapters/keyval-database.ts';
import { mutex } from './adapters/mutex.ts';
import { type Backoff, defaultBackoff } from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
import type { EmailAccount } from './model/via.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { DraftStore, LeftTexts, Presence } from './ports.ts';

type LoadEmailJs = Parameters<typeof emailjsTransport>[0]['load'];

interface Connection {
  account: EmailAccount;
  load: LoadEmailJs;
  /** undefined in a browser that has none. */
  locks: LockManager | undefined;
  presence: Presence;
  backoff?: Backoff;
}

/** The outbox over the browser's database and EmailJS: the same in a page and in the worker. */
export function connectOutbox(connection: Connection): Outbox {
  const { account, load, locks, presence, backoff = defaultBackoff } = connection;
  return createOutbox(
    {
      store: idbOutboxStore(keyvalDatabase(OUTBOX_DATABASE, presence), OUTBOX_DATABASE),
      // A pause changes when each is tried, so it is told like a change of the queue.
      pace: idbPace(keyvalDatabase(PACE_DATABASE, presence), OUTBOX_DATABASE),
      receipts: idbReceipts(Date.now, keyvalDatabase(RECEIPTS_DATABASE, presence)),
      transport: emailjsTransport({ account, load }),
      mutex: mutex(locks, presence),
      now: Date.now,
      random: () => Math.random(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    backoff,
  );
}

/** What is typed and not sent, over the browser's database and what pages have left beside it. */
export const connectDrafts = (
  left: () => LeftTexts | undefined,
  queued: () => Promise<readonly Submission[]>,
  presence: Presence,
): DraftStore => idbDrafts(left, queued, keyvalDatabase(DRAFTS_DATABASE, presence));
