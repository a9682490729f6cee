/** Why a submission still waits: no answer or a broken one, too fast, or trouble with the account. */
export type WaitReason = 'unreachable' | 'limited' | 'account';

/** Why it waits, and the status of the answer where there was one. */
export interface Why {
  reason?: WaitReason;
  status?: number;
}

/**
 * Where a submission stands. A delivered one is deleted, so there is no state for it. Times are
 * milliseconds of the wall clock. Every change goes through `nextDelivery`.
 */
export type Delivery =
  | ({ state: 'queued'; attempts: number; notBefore: number } & Why)
  | ({ state: 'sending'; attempts: number; leaseEnds: number } & Why)
  | ({ state: 'rejected'; attempts: number } & Answer)
  /** Open in its form. When the lease ends without a word the edit has been abandoned, and it is queued. */
  | { state: 'editing'; attempts: number; leaseEnds: number };

/** What the service said: the HTTP status, 0 where there was none, and the text, cut to `ANSWER_LENGTH`. */
export interface Answer {
  status: number;
  text: string;
}

/** More of an answer is of no use to anybody. */
export const ANSWER_LENGTH = 300;

/** What stands for an answer where there was none. Source: spec, section 8. */
export const NO_ANSWER: Answer = { status: 0, text: 'Network Error' };

/** What a transport reports of one attempt. Source: outbox.md, rules 5 to 7. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  | { kind: WaitReason; status?: number }
  | ({ kind: 'refused' } & Answer);

export type DeliveryEvent =
  | { kind: 'claimed' }
  | Exclude<DeliveryOutcome, { kind: 'delivered' }>
  /** The visitor wants it tried at once, whatever the pause. */
  | { kind: 'requested' }
  /** It is open in its form; said again and again while it is. */
  | { kind: 'edited' }
  /** The edit has been given up. */
  | { kind: 'released' };

/** An attempt is given up after this time. Source: outbox.md, rule 5. */
export const ATTEMPT_MS = 12_000;

/** A record in `sending` counts as queued after this time: the attempt and some air. */
export const LEASE_MS = ATTEMPT_MS + 3_000;

/** An open edit says so three times in this time. Hidden tabs are slowed down to once a minute. */
export const EDIT_LEASE_MS = 3 * 60_000;

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

/**
 * At least one second between attempts, over all tabs (outbox.md, rule 5), and a little more, since
 * requests do not all travel at the same speed and the service counts their arrivals.
 */
export const SPACING_MS = 1_100;

/** Exponential with full jitter: anything from one second to the doubled pause. */
export function pauseAfter(attempts: number, { random, backoff }: Circumstances): number {
  const ceiling = Math.min(backoff.firstMs * 2 ** Math.min(attempts, 20), backoff.longestMs);
  return Math.max(SPACING_MS, Math.round(random() * ceiling));
}

/** The state after an event. An event that does not apply to the present state changes nothing. */
export function nextDelivery(delivery: Delivery, event: DeliveryEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  const why = whyOf(delivery);
  switch (event.kind) {
    case 'claimed':
      if (delivery.state === 'rejected') return delivery;
      if (delivery.state === 'editing' && !isDue(delivery, world)) return delivery;
      return { state: 'sending', attempts: attempts + 1, leaseEnds: world.now + LEASE_MS, ...why };
    case 'requested':
      if (delivery.state === 'sending' || delivery.state === 'editing') return delivery;
      return { state: 'queued', attempts, notBefore: world.now, ...why };
    case 'edited':
      if (delivery.state === 'sending' && !isDue(delivery, world)) return delivery;
      return { state: 'editing', attempts, leaseEnds: world.now + EDIT_LEASE_MS };
    case 'released':
      if (delivery.state !== 'editing') return delivery;
      return { state: 'queued', attempts, notBefore: world.now };
    case 'refused':
      if (delivery.state !== 'sending') return delivery;
      return { state: 'rejected', attempts, status: event.status, text: event.text };
    case 'account':
    case 'limited':
    case 'unreachable': {
      if (delivery.state !== 'sending') return delivery;
      const pause = event.kind === 'account' ? world.backoff.accountMs : pauseAfter(attempts, world);
      const { kind, ...answer } = event;
      return { state: 'queued', attempts, notBefore: world.now + pause, reason: kind, ...answer };
    }
  }
}

function whyOf(delivery: Delivery): Why {
  if (delivery.state !== 'queued' && delivery.state !== 'sending') return {};
  const { reason, status } = delivery;
  return { ...(reason && { reason }), ...(status !== undefined && { status }) };
}

/**
 * Whether it may be tried now. A time further ahead than any pause can be comes from a clock that has
 * been set back, and counts as passed, so that no jump of the clock stalls anything (outbox.md, rule 9).
 */
export function isDue(delivery: Delivery, { now, backoff }: Omit<Circumstances, 'random'>): boolean {
  if (delivery.state === 'rejected') return false;
  if (delivery.state === 'sending') return hasPassed(delivery.leaseEnds, LEASE_MS, now);
  if (delivery.state === 'editing') return hasPassed(delivery.leaseEnds, EDIT_LEASE_MS, now);
  return hasPassed(delivery.notBefore, Math.max(backoff.longestMs, backoff.accountMs), now);
}

/** Whether a time set at most `furthestMs` ahead has passed, or cannot be true. */
export function hasPassed(time: number, furthestMs: number, now: number): boolean {
  return time <= now || time - now > furthestMs;
}
