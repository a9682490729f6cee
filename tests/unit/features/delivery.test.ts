import { describe, expect, test } from 'vitest';
import { backoff, isDue, LEASE_MS, nextDelivery, pauseAfter } from '#features/submissions/model/delivery.ts';
import type { Delivery } from '#features/submissions/model/schemas.ts';
import { SPACING_MS } from '#features/submissions/model/submission.ts';
import { DAY } from '../../support/outbox-world.ts';

const now = 1_000_000_000;
const world = { now, random: () => 0.5 };
const queued: Delivery = { state: 'queued', attempts: 0, notBefore: 0 };
const sending: Delivery = { state: 'sending', attempts: 1, leaseEnds: now + LEASE_MS };

describe('a delivery', () => {
  test('is claimed under a lease', () => {
    expect(nextDelivery(queued, { kind: 'claimed' }, world)).toEqual(sending);
  });

  test('without an answer it is queued again, later and later', () => {
    const pauses = [1, 2, 3, 4].map((attempts) => pauseAfter(attempts, () => 0.999_99));
    expect(pauses.map((pause) => Math.round(pause / 1000))).toEqual([10, 20, 40, 80]);
    const longest = pauseAfter(50, () => 0.999_99);
    expect(longest).toBeLessThanOrEqual(backoff.longestMs);
    expect(pauseAfter(3, () => 0)).toBe(SPACING_MS);
    const later = { state: 'queued', attempts: 1, notBefore: now + 5000, reason: 'unreachable' };
    expect(nextDelivery(sending, { kind: 'unreachable', attempt: 1 }, world)).toEqual(later);
  });

  test('trouble with the account is probed slowly', () => {
    const next = nextDelivery(sending, { kind: 'account', attempt: 1 }, world);
    const later = { state: 'queued', notBefore: now + backoff.accountMs, reason: 'account' };
    expect(next).toMatchObject(later);
  });

  test('a refusal sets it aside for good', () => {
    const refusal = { status: 422, text: 'no recipient' };
    const rejected = nextDelivery(sending, { kind: 'rejected', attempt: 1, ...refusal }, world);
    expect(rejected).toEqual({ state: 'rejected', attempts: 1, ...refusal });
    expect(isDue(rejected, now)).toBe(false);
    expect(nextDelivery(rejected, { kind: 'claimed' }, world)).toBe(rejected);
  });

  test('an outcome for what is not being sent, or of an earlier attempt, changes nothing', () => {
    const refusal = { kind: 'rejected', status: 400, text: '' } as const;
    expect(nextDelivery(queued, { kind: 'unreachable', attempt: 0 }, world)).toBe(queued);
    expect(nextDelivery(queued, { ...refusal, attempt: 0 }, world)).toBe(queued);
    const again = { ...sending, attempts: 2 };
    expect(nextDelivery(again, { kind: 'unreachable', attempt: 1 }, world)).toBe(again);
    expect(nextDelivery(again, { ...refusal, attempt: 1 }, world)).toBe(again);
    expect(nextDelivery(sending, { kind: 'freed' }, world)).toBe(sending);
  });

  test('is opened for an edit but while it is being sent; a lease that has ended is no sending', () => {
    expect(nextDelivery(queued, { kind: 'edited', owner: 'tab' }, world).state).toBe('editing');
    expect(nextDelivery(sending, { kind: 'edited', owner: 'tab' }, world)).toBe(sending);
    const later = { ...world, now: now + LEASE_MS };
    expect(nextDelivery(sending, { kind: 'edited', owner: 'tab' }, later).state).toBe('editing');
  });

  test('is due when its time has come, or its lease has ended', () => {
    const later: Delivery = { state: 'queued', attempts: 1, notBefore: now + 1, reason: 'unreachable' };
    expect(isDue(later, now)).toBe(false);
    expect(isDue(later, now + 1)).toBe(true);
    expect(isDue(sending, now)).toBe(false);
    expect(isDue(sending, now + LEASE_MS)).toBe(true);
  });

  test.each([-8 * DAY, 8 * DAY])('a clock that jumps by %i ms stalls nothing', (jump) => {
    const later: Delivery = { state: 'queued', attempts: 1, notBefore: now + 5000, reason: 'unreachable' };
    expect(isDue(later, now + jump)).toBe(true);
    expect(isDue(sending, now + jump)).toBe(true);
  });
});
