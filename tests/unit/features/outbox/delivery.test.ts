import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backoff, pauseAfter, SPACING_MS } from '#features/outbox/model/backoff.ts';
import { type DeliveryEvent, isDue, nextDelivery } from '#features/outbox/model/delivery.ts';
import type { Delivery } from '#features/outbox/model/submission.ts';
import { chance } from '../../../support/chance.ts';
import { DAY, START as now } from '../../../support/outbox-world.ts';

const world = { now, random: () => 0.5 };
const queued: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
const sending: Delivery = { state: 'sending', attempts: 1 };
const answer = { status: 422, text: 'no recipient' };
const rejected: Delivery = { state: 'rejected', attempts: 1, ...answer };
const attempted = (
  attempt: number,
  result: Extract<DeliveryEvent, { kind: 'attempted' }>['result'],
): DeliveryEvent => ({ kind: 'attempted', attempt, result });

describe('a delivery', () => {
  test('is claimed and counts the attempt', () => {
    expect(nextDelivery(queued, { kind: 'claimed' }, world)).toEqual(sending);
  });

  test('left in "sending" by a closed page is due, and is claimed like a queued one', () => {
    expect(isDue(sending, now)).toBe(true);
    expect(nextDelivery(sending, { kind: 'claimed' }, world)).toEqual({ ...sending, attempts: 2 });
  });

  test('without an answer is queued again after growing pauses', () => {
    const pauses = [1, 2, 3, 4].map((attempts) => pauseAfter(attempts, () => 0.999_99));
    expect(pauses.map((pause) => Math.round(pause / 1000))).toEqual([10, 20, 40, 80]);
    expect(pauseAfter(50, () => 0.999_99)).toBeLessThanOrEqual(backoff.longestMs);
    expect(pauseAfter(3, () => 0)).toBe(SPACING_MS);
    const later = { state: 'queued', attempts: 1, notBefore: now + 5000, reason: 'unreachable' };
    expect(nextDelivery(sending, attempted(1, { kind: 'unreachable' }), world)).toEqual(later);
  });

  test('with an account error is probed slowly', () => {
    const next = nextDelivery(sending, attempted(1, { kind: 'account', status: 412 }), world);
    const notBefore = now + backoff.accountMs;
    expect(next).toEqual({ state: 'queued', attempts: 1, notBefore, reason: 'account', status: 412 });
  });

  test('that is rejected is set aside until the visitor sends it again', () => {
    const next = nextDelivery(sending, attempted(1, { kind: 'rejected', ...answer }), world);
    expect(next).toEqual(rejected);
    expect(isDue(rejected, now)).toBe(false);
    expect(nextDelivery(rejected, { kind: 'claimed' }, world)).toBe(rejected);
    const asked = nextDelivery(rejected, { kind: 'claimed', asked: true }, world);
    expect(asked).toEqual({ state: 'sending', attempts: 2 });
  });

  test('ignores the result of an earlier attempt, and of an attempt that it has not made', () => {
    const again: Delivery = { state: 'sending', attempts: 2 };
    for (const result of [{ kind: 'unreachable' }, { kind: 'rejected', ...answer }] as const) {
      expect(nextDelivery(queued, attempted(0, result), world)).toBe(queued);
      expect(nextDelivery(again, attempted(1, result), world)).toBe(again);
    }
    expect(nextDelivery(sending, { kind: 'resumed' }, world)).toBe(sending);
  });
});

const event = fc.constantFrom<DeliveryEvent>(
  attempted(1, { kind: 'unreachable' }),
  attempted(1, { kind: 'limited', status: 429 }),
  attempted(2, { kind: 'account', status: 412 }),
  attempted(3, { kind: 'rejected', ...answer }),
  { kind: 'claimed' },
  { kind: 'claimed', asked: true },
  { kind: 'resumed' },
);

test('a submission is due within the longest pause or set aside, and only claiming counts an attempt', () => {
  const furthest = Math.max(backoff.longestMs, backoff.accountMs);
  const steps = fc.array(fc.record({ event, jump: fc.integer({ min: -8 * DAY, max: 8 * DAY }) }));
  fc.assert(
    fc.property(steps, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (made, random) => {
      let time = now;
      let delivery: Delivery = queued;
      for (const { event: happened, jump } of made) {
        time += jump;
        const before = delivery;
        delivery = nextDelivery(before, happened, { now: time, random: () => random });
        const isTried = happened.kind === 'claimed' && delivery !== before;
        expect(delivery.attempts - before.attempts).toBe(isTried ? 1 : 0);
      }
      if (delivery.state === 'rejected') return delivery.status === 422;
      // A clock that was set back makes a pause longer than any pause can be. Such a pause counts as over.
      return isDue(delivery, time) || isDue(delivery, time + furthest);
    }),
    { numRuns: 2_000, ...chance },
  );
});
