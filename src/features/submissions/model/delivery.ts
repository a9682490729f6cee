import type { Answer, Delivery, WaitReason, Why } from './schemas.ts';
import { EDIT_LEASE_MS, SPACING_MS } from './submission.ts';

/** Characters kept of an answer: more would help nobody. */
export const ANSWER_LENGTH = 300;

/** Outcome of one attempt. Source: docs/outbox.md, rules 5 to 7. */
export type DeliveryOutcome =
  | { kind: 'delivered' }
  | { kind: WaitReason; status?: number }
  | ({ kind: 'rejected' } & Answer);

export type DeliveryEvent =
  /** `asked`: the visitor wants it sent now, even if the service has refused it before. */
  | { kind: 'claimed'; asked?: boolean }
  /** `attempt` is the number of the claim: the outcome of an earlier one changes nothing. */
  | (Exclude<DeliveryOutcome, { kind: 'delivered' }> & { attempt: number })
  /** Opened in a form, whichever form had it open before. */
  | { kind: 'edited'; owner: string }
  /** Still open there; repeated until the edit ends. */
  | { kind: 'renewed'; owner: string }
  /** The edit was given up there. */
  | { kind: 'released'; owner: string }
  /** The cause of its pause is over. */
  | { kind: 'freed' };

/** Time limit of an attempt. Source: docs/outbox.md, rule 5. */
export const ATTEMPT_MS = 12_000;

/** Lease of a record in `sending`, after which it counts as queued: the attempt plus a margin. */
export const LEASE_MS = ATTEMPT_MS + 3_000;

/** Limits of the pauses between attempts, in milliseconds. */
export const backoff = {
  /** Half the longest pause after the first failure; that limit doubles with each further one, up to `longestMs`. */
  firstMs: 5_000,
  longestMs: 30 * 60_000,
  /** Pause after an account error. */
  accountMs: 15 * 60_000,
};

export interface Circumstances {
  now: number;
  /** As `Math.random`: at least 0, less than 1. */
  random: () => number;
}

/** Exponential backoff with full jitter: anything from `SPACING_MS` to the doubled pause. */
export function pauseAfter(attempts: number, random: () => number, limits = backoff): number {
  return Math.max(SPACING_MS, Math.round(random() * longestPause(attempts, limits)));
}

/** The longest pause after so many attempts, in milliseconds. */
export function longestPause(attempts: number, { firstMs, longestMs } = backoff): number {
  return Math.max(SPACING_MS, Math.min(firstMs * 2 ** Math.min(attempts, 20), longestMs));
}

/** Returns the state after an event. An event that does not apply to the present state changes nothing. */
export function nextDelivery(delivery: Delivery, event: DeliveryEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  const why = whyOf(delivery);
  switch (event.kind) {
    case 'claimed':
      if (
        delivery.state === 'rejected'
          ? !event.asked
          : !isDue(delivery, world.now) && delivery.state !== 'queued'
      )
        return delivery;
      return { state: 'sending', attempts: attempts + 1, leaseEnds: world.now + LEASE_MS, ...why };
    case 'freed':
      if (delivery.state !== 'queued') return delivery;
      return { state: 'queued', attempts, notBefore: world.now, ...why };
    case 'edited':
    case 'renewed':
    case 'released':
      return editedDelivery(delivery, event, world);
    case 'rejected':
      if (!isOf(delivery, event)) return delivery;
      return { state: 'rejected', attempts, status: event.status, text: event.text };
    case 'account':
    case 'limited':
    case 'unreachable': {
      if (!isOf(delivery, event)) return delivery;
      const { kind, attempt: _, ...answer } = event;
      return {
        state: 'queued',
        attempts,
        notBefore: world.now + pauseFor(event, attempts, world),
        reason: kind,
        ...answer,
      };
    }
  }
}

/** Returns true if the record is claimed by this very attempt. */
const isOf = (delivery: Delivery, { attempt }: { attempt: number }): boolean =>
  delivery.state === 'sending' && delivery.attempts === attempt;

type EditEvent = Extract<DeliveryEvent, { owner: string }>;

function editedDelivery(delivery: Delivery, { kind, owner }: EditEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  const isOwn = delivery.state === 'editing' && delivery.owner === owner;
  if (kind === 'released') return isOwn ? afterEdit(delivery, world.now) : delivery;
  if (kind === 'renewed' && !isOwn) return delivery;
  if (delivery.state === 'sending' && !isDue(delivery, world.now)) return delivery;
  const refused = refusalOf(delivery);
  const leaseEnds = world.now + EDIT_LEASE_MS;
  return { state: 'editing', attempts, leaseEnds, owner, ...(refused && { refused }) };
}

function refusalOf(delivery: Delivery): Answer | undefined {
  if (delivery.state === 'rejected') return { status: delivery.status, text: delivery.text };
  return delivery.state === 'editing' ? delivery.refused : undefined;
}

/** The state once an edit is over: due, or rejected as before. Other states are returned unchanged. */
export function afterEdit(delivery: Delivery, now: number): Delivery {
  if (delivery.state !== 'editing') return delivery;
  const { attempts, refused } = delivery;
  return refused
    ? { state: 'rejected', attempts, ...refused }
    : { state: 'queued', attempts, notBefore: now };
}

/** The state once nobody is sending or editing a submission. */
export function atRest(delivery: Delivery, now: number): Delivery {
  const { attempts } = delivery;
  return delivery.state === 'sending'
    ? { state: 'queued', attempts, notBefore: now }
    : afterEdit(delivery, now);
}

/** Returns true if the lease of an edit ended without renewal. */
export const isEditOver = ({ leaseEnds }: { leaseEnds: number }, now: number): boolean =>
  hasPassed(leaseEnds, EDIT_LEASE_MS, now);

/** A rate limit is not the fault of this submission: the whole queue pauses instead (model/hold.ts). */
function pauseFor({ kind }: DeliveryOutcome, attempts: number, world: Circumstances): number {
  if (kind === 'limited') return 0;
  return kind === 'account' ? backoff.accountMs : pauseAfter(attempts, world.random);
}

function whyOf(delivery: Delivery): Why {
  if (delivery.state !== 'queued' && delivery.state !== 'sending') return {};
  const { reason, status } = delivery;
  return { ...(reason && { reason }), ...(status !== undefined && { status }) };
}

/**
 * Returns true if it may be tried now. A time further ahead than its own pause could be comes from a clock that was set
 * back and counts as passed, so that no clock jump stalls the queue (docs/outbox.md, rule 9).
 */
export function isDue(delivery: Delivery, now: number): boolean {
  if (delivery.state === 'rejected') return false;
  if (delivery.state === 'sending') return hasPassed(delivery.leaseEnds, LEASE_MS, now);
  if (delivery.state === 'editing') return !delivery.refused && isEditOver(delivery, now);
  // A clock that is corrected by a moment ends no pause.
  return hasPassed(delivery.notBefore, furthestPause(delivery) + SPACING_MS, now);
}

/** The furthest ahead that `pauseFor` can have set the time, in milliseconds. */
function furthestPause({ attempts, reason }: { attempts: number } & Why): number {
  if (reason === 'account') return backoff.accountMs;
  return reason === 'unreachable' ? longestPause(attempts) : 0;
}

/** Returns true if a time set at most `furthestMs` ahead has passed, or cannot be true. */
export function hasPassed(time: number, furthestMs: number, now: number): boolean {
  return time <= now || time - now > furthestMs;
}
