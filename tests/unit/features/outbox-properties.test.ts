import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  backoff,
  type DeliveryEvent,
  isDue,
  LEASE_MS,
  nextDelivery,
} from '#features/submissions/model/delivery.ts';
import type { Delivery } from '#features/submissions/model/schemas.ts';
import { EDIT_LEASE_MS } from '#features/submissions/model/submission.ts';
import { chance } from '../../support/chance.ts';
import { DAY, START as start } from '../../support/outbox-world.ts';

const furthest = Math.max(backoff.longestMs, backoff.accountMs, LEASE_MS, EDIT_LEASE_MS);

const event = fc.constantFrom<DeliveryEvent>(
  { kind: 'unreachable', attempt: 1 },
  { kind: 'limited', status: 429, attempt: 1 },
  { kind: 'account', status: 412, attempt: 2 },
  { kind: 'rejected', status: 422, text: 'no', attempt: 3 },
  { kind: 'claimed' },
  { kind: 'freed' },
  { kind: 'edited', owner: 'a' },
  { kind: 'renewed', owner: 'b' },
  { kind: 'released', owner: 'a' },
);

test('whatever happens to a submission, it is due again within the longest pause, or set aside; only claiming counts an attempt', () => {
  const steps = fc.array(fc.record({ event, jump: fc.integer({ min: -8 * DAY, max: 8 * DAY }) }));
  fc.assert(
    fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (made, chance) => {
      let now = start;
      let delivery: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
      for (const { event: happened, jump } of made) {
        now += jump;
        const before = delivery;
        delivery = nextDelivery(before, happened, { now, random: () => chance });
        const isTried = happened.kind === 'claimed' && delivery !== before;
        expect(delivery.attempts - before.attempts).toBe(isTried ? 1 : 0);
      }
      if (delivery.state === 'rejected') return delivery.status === 422;
      if (delivery.state === 'editing' && delivery.refused) return delivery.refused.status === 422;
      // A pause that a clock set back has made longer than any counts as over, so that it is due now.
      const isDueAt = (moment: number) => isDue(delivery, moment);
      return isDueAt(now) || isDueAt(now + furthest);
    }),
    { numRuns: 2_000, ...chance },
  );
});
