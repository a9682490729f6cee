import { changesOf } from '#features/submissions/adapters/changes.ts';
import { idbOutboxStore } from '#features/submissions/adapters/idb-outbox-store.ts';
import { idbRateLimit } from '#features/submissions/adapters/idb-rate-limit.ts';
import { idbReceipts } from '#features/submissions/adapters/idb-receipts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { mutex } from '#features/submissions/adapters/mutex.ts';
import { type DeliveryOutcome, LEASE_MS } from '#features/submissions/model/delivery.ts';
import type { Submission } from '#features/submissions/model/schemas.ts';
import { RECORD_VERSION } from '#features/submissions/model/submission.ts';
import { createOutbox, type Outbox } from '#features/submissions/outbox.ts';
import type { EditLocks, Presence } from '#features/submissions/ports.ts';
import { LOOK_MS } from '#features/submissions/statuses.ts';
import { PATIENCE_MS } from '#features/submissions/submit.ts';
import type { Here } from '#features/submissions/take-in.ts';
import { readMessages } from './messages.ts';

/** No form has an edit open. */
export const noEdits: EditLocks = { hold: () => () => {}, isHeld: async () => false };

/** A page that is never left. */
export const alwaysHere: Presence = { isHere: () => true, here: async () => {}, onLeave: () => () => {} };

export const START = 1_800_000_000_000;
export const DAY = 24 * 60 * 60 * 1000;

export const submission = (id: string, more: Partial<Submission> = {}): Submission => ({
  version: RECORD_VERSION,
  id,
  form: 'contact-form',
  language: 'it',
  submittedAt: START,
  params: { name: id },
  delivery: { state: 'queued', attempts: 0, notBefore: 0 },
  ...more,
});

let worlds = 0;

/**
 * The real outbox over a database of this test's own, in a world whose clock stands still between waits. Each form is a group
 * of its own. The visitor's patience does not end by itself.
 */
export function outboxWorld(
  answer: (submission: Submission, attempt: number) => DeliveryOutcome | Promise<DeliveryOutcome>,
) {
  worlds += 1;
  const name = `world-${worlds}`;
  const database = keyvalDatabase(`outbox-${name}`, alwaysHere);
  const store = idbOutboxStore(database, changesOf(`outbox-${name}`));
  const clock = { now: START };
  const rateLimit = idbRateLimit(database, changesOf(`outbox-${name}`), () => clock.now);
  const receipts = idbReceipts(() => clock.now, database);
  const sent: { id: string; at: number }[] = [];
  const ports = {
    store,
    rateLimit,
    receipts,
    transport: {
      groupOf: ({ form }: Submission) => form,
      async deliver(made: Submission) {
        sent.push({ id: made.id, at: clock.now });
        return answer(made, sent.filter(({ id }) => id === made.id).length);
      },
    },
    mutex: mutex(undefined, alwaysHere),
    edits: noEdits,
    earlier: { takeOver: async () => {}, clear: async () => {} },
    now: () => clock.now,
    random: () => 0.5,
    wait: async (ms: number) => {
      if ([PATIENCE_MS, LOOK_MS, LEASE_MS].includes(ms)) return new Promise<void>(() => {});
      clock.now += ms;
    },
  };
  const outbox = createOutbox(ports);
  return { name, database, store, rateLimit, receipts, ports, sent, clock, outbox };
}

export const idsOf = async (store: { all(): Promise<readonly Submission[]> }) =>
  (await store.all()).map(({ id }) => id);

/** What is held against an arrival where nothing has been begun. */
export const hereWith = (outbox: Outbox): Here & { outbox: Outbox } => ({
  outbox,
  drafts: { all: async () => [] },
  words: async (language, name) => readMessages(language, name),
});
