import { changesOf } from '#features/outbox/adapters/changes.ts';
import { keyvalDatabase } from '#features/outbox/adapters/database.ts';
import { storedRateLimit } from '#features/outbox/adapters/rate-limit.ts';
import { outboxStore } from '#features/outbox/adapters/store.ts';
import { RECORD_VERSION } from '#features/outbox/model/constants.ts';
import type { DeliveryResult } from '#features/outbox/model/delivery.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { createOutbox, type Outbox, PATIENCE_MS } from '#features/outbox/outbox.ts';
import type { OutboxPorts, Presence } from '#features/outbox/ports.ts';
import { CHECK_MS } from '#features/outbox/statuses.ts';

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
 * Returns whether a wait is the time limit of the visitor or the check for a late write. Neither ends in this world.
 */
const isLimit = (ms: number) => ms >= PATIENCE_MS || ms === CHECK_MS;

/**
 * Creates the real outbox of one page over its own database, in a world whose clock moves only during waits. Each
 * form is a separate delivery group.
 */
export function outboxWorld(
  answer: (submission: Submission, attempt: number) => DeliveryResult | Promise<DeliveryResult>,
) {
  worlds += 1;
  const name = `world-${worlds}`;
  const database = keyvalDatabase(`outbox-${name}`, alwaysHere);
  const clock = { now: START };
  const now = () => clock.now;
  const store = outboxStore(database, changesOf(`outbox-${name}`), now);
  const rateLimit = storedRateLimit(database, changesOf(`outbox-${name}`), now);
  const sent: { id: string; at: number }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const ports: OutboxPorts = {
    store,
    rateLimit,
    transport: {
      groupOf: ({ form }) => form,
      async deliver(made) {
        sent.push({ id: made.id, at: clock.now });
        return answer(made, sent.filter(({ id }) => id === made.id).length);
      },
    },
    lock: {
      run(task) {
        const run = last.then(task);
        last = run.catch(() => {});
        return run;
      },
    },
    now,
    random: () => 0.5,
    wait: async (ms) => {
      if (isLimit(ms)) return new Promise<void>(() => {});
      clock.now += ms;
    },
  };
  return { name, database, store, rateLimit, ports, sent, clock, outbox: createOutbox(ports) };
}

/** Returns the ids of the waiting submissions, with the oldest first. */
export const idsOf = async ({
  contents,
}: Pick<Outbox, 'contents'> | Pick<OutboxPorts['store'], 'contents'>) =>
  (await contents()).submissions.map(({ id }) => id);
