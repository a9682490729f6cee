import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
  fc.record({ kind: fc.constant('rejected' as const), status: fc.constant(422), text: fc.string() }),
);

const event: fc.Arbitrary<DeliveryEvent> = fc.oneof(
  outcome.filter((made) => made.kind !== 'delivered'),
  fc.constantFrom<DeliveryEvent>(
    { kind: 'claimed' },
    { kind: 'freed' },
    { kind: 'edited', owner: 'a' },
    { kind: 'renewed', owner: 'b' },
    { kind: 'released', owner: 'a' },
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
        if (delivery.state === 'editing' && delivery.refused) return delivery.refused.status === 422;
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
