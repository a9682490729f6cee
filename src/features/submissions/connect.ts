import * as emailjs from '@emailjs/browser';
import { OUTBOX_DATABASE } from '#site/storage-keys.ts';
import { changesOf } from './adapters/changes.ts';
import { earlierReleases } from './adapters/earlier-databases.ts';
import { editLocks } from './adapters/edit-locks.ts';
import { emailjsTransport } from './adapters/emailjs-transport.ts';
import { idbDrafts } from './adapters/idb-drafts.ts';
import { idbOutboxStore } from './adapters/idb-outbox-store.ts';
import { idbRateLimit } from './adapters/idb-rate-limit.ts';
import { idbReceipts } from './adapters/idb-receipts.ts';
import { existingDatabases, keyvalDatabase } from './adapters/keyval-database.ts';
import { mutex } from './adapters/mutex.ts';
import type { EmailAccount } from './model/email-account.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Presence } from './ports.ts';

/** The database of this page or worker, shared by outbox and drafts. */
export function connectDatabase(presence: Presence) {
  const database = keyvalDatabase(OUTBOX_DATABASE, presence);
  return { database, earlier: earlierReleases({ database, open: existingDatabases(presence) }) };
}

interface Connection extends ReturnType<typeof connectDatabase> {
  account: EmailAccount;
  /** undefined in a browser without Web Locks. */
  locks: LockManager | undefined;
  presence: Presence;
}

/** Connects the outbox to the browser's database and EmailJS, for pages and the worker alike. */
export function connectOutbox({ database, earlier, account, locks, presence }: Connection): Outbox {
  const changes = changesOf(OUTBOX_DATABASE);
  return createOutbox({
    store: idbOutboxStore(database, changes),
    // A pause changes the time of every attempt, so it is announced like a change of the queue.
    rateLimit: idbRateLimit(database, changes, Date.now),
    receipts: idbReceipts(Date.now, database),
    transport: emailjsTransport({ account, emailjs }),
    mutex: mutex(locks, presence),
    edits: editLocks(locks, presence),
    earlier,
    now: Date.now,
    random: () => Math.random(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

/** Connects the drafts to the browser's database and to what pages wrote to local storage while closing. */
export const connectDrafts = idbDrafts;
