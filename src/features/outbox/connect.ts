import * as emailjs from '@emailjs/browser';
import { OUTBOX_DATABASE } from '#site/storage-keys.ts';
import { changesOf } from './adapters/changes.ts';
import { keyvalDatabase } from './adapters/database.ts';
import { durableRecords } from './adapters/durable-records.ts';
import { emailjsTransport } from './adapters/emailjs-transport.ts';
import { webLock } from './adapters/lock.ts';
import { storedRateLimit } from './adapters/rate-limit.ts';
import { outboxStore } from './adapters/store.ts';
import type { EmailAccount } from './model/account.ts';
import { type ConnectedOutbox, createOutbox } from './outbox.ts';
import type { Presence } from './ports.ts';

interface Connection {
  account: EmailAccount;
  locks: LockManager;
  presence: Presence;
}

/** Connects the outbox to the browser's database and EmailJS, for pages and the worker alike. */
export function connectOutbox({ account, locks, presence }: Connection): ConnectedOutbox {
  const database = keyvalDatabase(OUTBOX_DATABASE, presence);
  const changes = changesOf(OUTBOX_DATABASE);
  const outbox = createOutbox({
    store: outboxStore(database, changes, Date.now),
    rateLimit: storedRateLimit(database, changes, Date.now),
    transport: emailjsTransport({ account, emailjs }),
    lock: webLock(locks, presence),
    now: Date.now,
    random: () => Math.random(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return { ...outbox, records: durableRecords(database) };
}
