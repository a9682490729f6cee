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
  /** undefined in a browser without Web Locks. */
  locks: LockManager | undefined;
  presence: Presence;
  backoff?: Backoff;
}

/** Connects the outbox to the browser's database and EmailJS, for pages and the worker alike. */
export function connectOutbox(connection: Connection): Outbox {
  const { account, load, locks, presence, backoff = defaultBackoff } = connection;
  return createOutbox(
    {
      store: idbOutboxStore(keyvalDatabase(OUTBOX_DATABASE, presence), OUTBOX_DATABASE),
      // A pause changes the time of every attempt, so it is announced like a change of the queue.
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

/** Connects the drafts to the browser's database and to what pages wrote to local storage while closing. */
export const connectDrafts = (
  left: () => LeftTexts | undefined,
  queued: () => Promise<readonly Submission[]>,
  presence: Presence,
): DraftStore => idbDrafts(left, queued, keyvalDatabase(DRAFTS_DATABASE, presence));
