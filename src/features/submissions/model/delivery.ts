/** Why a submission still waits: no answer or a broken one, too fast, or trouble with the account. */
export type WaitReason = 'unreachable' | 'limited' | 'account';

/**
 * Where a submission stands. A delivered one is deleted, so there is no state for it. Times are
 * milliseconds of the wall clock. Every change goes through `nextDelivery`.
 */
export type Delivery =
  | { state: 'queued'; attempts: number; notBefore: number; reason?: WaitReason }
  | { state: 'sending'; attempts: number; leaseEnds: number; reason?: WaitReason }
  | { state: 'rejected'; attempts: number; status: number };

/** What a transport reports of one attempt. Source: outbox.md, rules 5 to 7. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  | { kind: WaitReason }
  | { kind: 'refused'; status: number };

export type DeliveryEvent =
  | { kind: 'claimed' }
  | Exclude<DeliveryOutcome, { kind: 'delivered' }>
  /** The visitor wants it tried at once, whatever the pause. */
  | { kind: 'requested' };

/** An attempt is given up after this time. Source: outbox.md, rule 5. */
export const ATTEMPT_MS = 12_000;

/** A record in `sending` counts as queued after this time: the attempt and some air. */
export const LEASE_MS = ATTEMPT_MS + 3_000;

export interface Backoff {
  /** The pause after the first failure, doubled with each further one, at most `longestMs`. */
  firstMs: number;
  longestMs: number;
  /** How long to leave the service alone while the account is in trouble. */
  accountMs: number;
}

export const defaultBackoff: Backoff = { firstMs: 5_000, longestMs: 30 * 60_000, accountMs: 15 * 60_000 };

export interface Circumstances {
  now: number;
  /** A number from 0 up to, not including, 1. */
  random: () => number;
  backoff: Backoff;
}

/** At least one second between attempts, over all tabs. Source: outbox.md, rule 5. */
export const SPACING_MS = 1_000;

/** Exponential with full jitter: anything from one second to the doubled pause. */
export function pauseAfter(attempts: number, { random, backoff }: Circumstances): number {
  const ceiling = Math.min(backoff.firstMs * 2 ** Math.min(attempts, 20), backoff.longestMs);
  return Math.max(SPACING_MS, Math.round(random() * ceiling));
}

/** The state after an event. An event that does not apply to the present state changes nothing. */
export function nextDelivery(delivery: Delivery, event: DeliveryEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  const reason = 'reason' in delivery && delivery.reason ? { reason: delivery.reason } : {};
  switch (event.kind) {
    case 'claimed':
      if (delivery.state === 'rejected') return delivery;
      return { state: 'sending', attempts: attempts + 1, leaseEnds: world.now + LEASE_MS, ...reason };
    case 'requested':
      if (delivery.state === 'sending') return delivery;
      return { state: 'queued', attempts, notBefore: world.now, ...reason };
    case 'refused':
      if (delivery.state !== 'sending') return delivery;
      return { state: 'rejected', attempts, status: event.status };
    case 'account':
    case 'limited':
    case 'unreachable': {
      if (delivery.state !== 'sending') return delivery;
      const pause = event.kind === 'account' ? world.backoff.accountMs : pauseAfter(attempts, world);
      return { state: 'queued', attempts, notBefore: world.now + pause, reason: event.kind };
    }
  }
}

/**
 * Whether it may be tried now. A time further ahead than any pause can be comes from a clock that has
 * been set back, and counts as passed, so that no jump of the clock stalls anything (outbox.md, rule 9).
 */
export function isDue(delivery: Delivery, { now, backoff }: Omit<Circumstances, 'random'>): boolean {
  if (delivery.state === 'rejected') return false;
  if (delivery.state === 'sending') return hasPassed(delivery.leaseEnds, LEASE_MS, now);
  return hasPassed(delivery.notBefore, Math.max(backoff.longestMs, backoff.accountMs), now);
}

/** Whether a time set at most `furthestMs` ahead has passed, or cannot be true. */
export function hasPassed(time: number, furthestMs: number, now: number): boolean {
  return time <= now || time - now > furthestMs;
}
