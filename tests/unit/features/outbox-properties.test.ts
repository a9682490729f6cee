import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idbOutboxStore } from '#features/submissions/adapters/idb-outbox-store.ts';
import { idbReceipts } from '#features/submissions/adapters/idb-receipts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import {
  type Delivery,
  type DeliveryEvent,
  type DeliveryOutcome,
  defaultBackoff,
  EDIT_LEASE_MS,
  isDue,
  LEASE_MS,
  nextDelivery,
} from '#features/submissions/model/delivery.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { createOutbox } from '#features/submissions/outbox.ts';

const start = 1_800_000_000_000;
const DAY = 24 * 60 * 60 * 1000;
const furthest = Math.max(defaultBackoff.longestMs, defaultBackoff.accountMs, LEASE_MS, EDIT_LEASE_MS);

const outcome: fc.Arbitrary<DeliveryOutcome> = fc.oneof(
  fc.constantFrom<DeliveryOutcome>(
    { kind: 'delivered' },
    { kind: 'unreachable' },
    { kind: 'limited', status: 429 },
    { kind: 'account', status: 412 },
  ),
  fc.record({ kind: fc.constant('refused' as const), status: fc.constant(422), text: fc.string() }),
);

const event: fc.Arbitrary<DeliveryEvent> = fc.oneof(
  outcome.filter((made) => made.kind !== 'delivered'),
  fc.constantFrom<DeliveryEvent>(
    { kind: 'claimed' },
    { kind: 'requested' },
    { kind: 'edited' },
    { kind: 'released' },
  ),
) as fc.Arbitrary<DeliveryEvent>;

describe('whatever happens to a submission', () => {
  test('it is due again within the longest pause, or set aside; no event and no clock strands it', () => {
    const steps = fc.array(fc.record({ event, jump: fc.integer({ min: -8 * DAY, max: 8 * DAY }) }));
    fc.assert(
      fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (made, chance) => {
        let now = start;
        let delivery: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
        for (const { event: happened, jump } of made) {
          now += jump;
          delivery = nextDelivery(delivery, happened, { now, random: () => chance, backoff: defaultBackoff });
        }
        if (delivery.state === 'rejected') return delivery.status === 422;
        // A pause that a clock set back has made longer than any counts as over, so that it is due now.
        const isDueAt = (moment: number) => isDue(delivery, { now: moment, backoff: defaultBackoff });
        return isDueAt(now) || isDueAt(now + furthest);
      }),
      { numRuns: 2_000 },
    );
  });

  test('only claiming counts an attempt, and a refused one is never tried by itself', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const world = { now: start, random: () => 0, backoff: defaultBackoff };
        let delivery: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
        for (const happened of events) {
          const before: Delivery = delivery;
          delivery = nextDelivery(before, happened, world);
          expect(delivery.attempts - before.attempts).toBe(
            delivery !== before && happened.kind === 'claimed' ? 1 : 0,
          );
          if (before.state === 'rejected' && happened.kind === 'claimed') expect(delivery).toBe(before);
        }
      }),
    );
  });
});

const submission = (id: string): Submission => ({
  version: 1,
  id,
  form: 'contact-form',
  language: 'it',
  submittedAt: start,
  params: { name: id },
  delivery: { state: 'queued', attempts: 0, notBefore: 0 },
});

type Step = 'submit' | 'replay' | 'wake' | 'edit' | 'release' | 'die' | 'remove';
const step = fc.record({
  drainer: fc.constantFrom(0, 1),
  step: fc.constantFrom<Step>('submit', 'replay', 'wake', 'edit', 'release', 'die', 'remove'),
  pick: fc.nat(4),
});

let worlds = 0;

describe('two drainers without a common lock', () => {
  test('lose nothing, in any order of steps and answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(outcome, { maxLength: 20 }),
        fc.scheduler(),
        async (steps, answers, scheduler) => {
          worlds += 1;
          const store = idbOutboxStore(
            keyvalDatabase(`property-${worlds}`),
            keyvalDatabase(`property-pace-${worlds}`),
          );
          const receipts = idbReceipts(() => clock.now, keyvalDatabase(`property-receipts-${worlds}`));
          const clock = { now: start };
          const delivered = new Set<string>();
          let attempt = 0;
          const drainer = () => {
            let alive = true;
            const outbox = createOutbox(
              {
                store,
                receipts,
                transport: {
                  async deliver({ id }) {
                    const answer = answers[attempt++] ?? { kind: 'delivered' as const };
                    if (answer.kind === 'delivered') delivered.add(id);
                    await scheduler.schedule(Promise.resolve());
                    // A drainer that has died never hears the answer.
                    return alive ? answer : new Promise<DeliveryOutcome>(() => {});
                  },
                },
                exclusively: { run: (task) => task(), overAllTabs: false },
                now: () => clock.now,
                random: () => 0.5,
                wait: (ms) => (ms === 8_000 ? scheduler.schedule(Promise.resolve()) : Promise.resolve()),
              },
              defaultBackoff,
            );
            return {
              outbox,
              die: () => {
                alive = false;
              },
            };
          };
          const drainers = [drainer(), drainer()];
          const submitted: string[] = [];
          const removed = new Set<string>();
          const running: Promise<unknown>[] = [];
          for (const { drainer: which, step: happened, pick } of steps) {
            const { outbox, die } = drainers[which] as (typeof drainers)[number];
            const id = submitted[pick];
            if (happened === 'submit') {
              const next = `s${submitted.length}`;
              submitted.push(next);
              await store.add(submission(next));
              running.push(outbox.replay('due'));
            } else if (happened === 'replay') running.push(outbox.replay('connection'));
            else if (happened === 'wake') clock.now += furthest;
            else if (happened === 'die') {
              die();
              drainers[which] = drainer();
            } else if (id && happened === 'edit') await outbox.edit(id);
            else if (id && happened === 'release') await outbox.release(id);
            else if (id && happened === 'remove') {
              await outbox.remove(id);
              removed.add(id);
            }
          }
          for (const run of running) run.catch(() => {});
          await scheduler.waitFor(new Promise((resolve) => setTimeout(resolve, 5)));
          const kept = new Set((await store.all()).map(({ id }) => id));
          const lost = submitted.filter((id) => !delivered.has(id) && !kept.has(id) && !removed.has(id));
          expect(lost).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
