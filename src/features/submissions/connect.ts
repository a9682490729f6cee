import * as emailjs from '@emailjs/browser';
import { OUTBOX_DATABASE } from '#site/storage-keys.ts';
import { takeOverFrom } from './adapters/earlier-databases.ts';
import { editLocks } from './adapters/edit-locks.ts';
import { emailjsTransport } from './adapters/emailjs-transport.ts';
import { idbDrafts } from './adapters/idb-drafts.ts';
import { idbOutboxStore } from './adapters/idb-outbox-store.ts';
import { idbPace } from './adapters/idb-pace.ts';
import { idbReceipts } from './adapters/idb-receipts.ts';
import { existingDatabases, keyvalDatabase } from './adapters/keyval-database.ts';
import { mutex } from './adapters/mutex.ts';
import { type Backoff, defaultBackoff } from './model/delivery.ts';
import type { EmailAccount } from './model/via.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { DraftStore, LeftTexts, Presence } from './ports.ts';

interface Connection {
  account: EmailAccount;
  /** undefined in a browser without Web Locks. */
  locks: LockManager | undefined;
  presence: Presence;
  /** Local storage, to which pages write drafts while closing; a worker has none. */
  left?: () => LeftTexts | undefined;
  backoff?: Backoff;
}

/** Connects outbox and drafts to the browser's database and EmailJS, for pages and the worker alike. */
export function connectOutbox(connection: Connection): { outbox: Outbox; drafts: DraftStore } {
  const { account, locks, presence, left = () => undefined, backoff = defaultBackoff } = connection;
  const database = keyvalDatabase(OUTBOX_DATABASE, presence);
  const takeOver = takeOverFrom({ database, open: existingDatabases(presence) });
  const outbox = createOutbox(
    {
      store: idbOutboxStore(database, OUTBOX_DATABASE),
      // A pause changes the time of every attempt, so it is announced like a change of the queue.
      pace: idbPace(database, OUTBOX_DATABASE),
      receipts: idbReceipts(Date.now, database),
      transport: emailjsTransport({ account, emailjs }),
      mutex: mutex(locks, presence),
      edits: editLocks(locks, presence),
      takeOver,
      now: Date.now,
      random: () => Math.random(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    backoff,
  );
  return { outbox, drafts: idbDrafts({ database, left, takeOver }) };
}
