import { backoff, type Circumstances, hasPassed, longestPause, pauseAfter, SPACING_MS } from './backoff.ts';
import type { Answer, Delivery, WaitReason, Why } from './submission.ts';

/** Characters kept of an answer: more would help nobody. */
export const ANSWER_LENGTH = 300;

/** Time limit of an attempt, in milliseconds. Source: docs/outbox.md, rule 5. */
export const ATTEMPT_MS = 12_000;

/** Result of one attempt. Source: docs/outbox.md, rules 5 to 7. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: WaitReason; status?: number }
  | ({ kind: 'rejected' } & Answer);

export type DeliveryEvent =
  /** `asked`: the visitor wants it sent now, even if the service has rejected it before. */
  | { kind: 'claimed'; asked?: boolean }
  /** `attempt` is the number of the claim: the result of an earlier one changes nothing. */
  | { kind: 'attempted'; attempt: number; result: Exclude<DeliveryResult, { kind: 'delivered' }> }
  /** A delivery has disproved the reason of its pause. */
  | { kind: 'resumed' };

/**
 * What the pages show of a submission. `delivered` has a receipt, or this page saw the delivery; `gone` is no longer on
 * this device, for a reason that nobody can tell; `unsaved` is neither stored nor delivered.
 */
export type SubmissionStatus =
  | Delivery
  | { state: 'delivered' }
  | { state: 'gone' }
  | ({ state: 'unsaved' } & Answer);

/** Returns the state after an event. An event that does not apply to the present state changes nothing. */
export function nextDelivery(delivery: Delivery, event: DeliveryEvent, world: Circumstances): Delivery {
  const { attempts } = delivery;
  switch (event.kind) {
    case 'claimed':
      if (delivery.state === 'rejected' && !event.asked) return delivery;
      return { state: 'sending', attempts: attempts + 1, ...whyOf(delivery) };
    case 'resumed':
      if (delivery.state !== 'queued') return delivery;
      return { ...delivery, notBefore: world.now };
    case 'attempted': {
      if (delivery.state !== 'sending' || attempts !== event.attempt) return delivery;
      const { kind, ...answer } = event.result;
      if (event.result.kind === 'rejected')
        return { state: 'rejected', attempts, status: event.result.status, text: event.result.text };
      const notBefore = world.now + pauseFor(event.result.kind, attempts, world);
      return { state: 'queued', attempts, notBefore, reason: kind as WaitReason, ...answer };
    }
  }
}

/** The state of a submission that is added again after it was deleted or exported. */
export function requeued(delivery: Delivery, now: number): Delivery {
  const { attempts } = delivery;
  return delivery.state === 'sending' ? { state: 'queued', attempts, notBefore: now } : delivery;
}

/** A rate limit is not the fault of this submission: the whole queue pauses instead (model/backoff.ts). */
function pauseFor(reason: WaitReason, attempts: number, { random }: Circumstances): number {
  if (reason === 'limited') return 0;
  return reason === 'account' ? backoff.accountMs : pauseAfter(attempts, random);
}

function whyOf(delivery: Delivery): Why {
  if (delivery.state === 'rejected') return {};
  const { reason, status } = delivery;
  return { ...(reason && { reason }), ...(status !== undefined && { status }) };
}

/** Returns true if it may be tried now. */
export function isDue(delivery: Delivery, now: number): boolean {
  if (delivery.state !== 'queued') return delivery.state === 'sending';
  // A clock that is corrected by a moment ends no pause.
  return hasPassed(delivery.notBefore, furthestPause(delivery) + SPACING_MS, now);
}

/** The furthest ahead that `pauseFor` can have set the time, in milliseconds. */
function furthestPause({ attempts, reason }: { attempts: number } & Why): number {
  if (reason === 'account') return backoff.accountMs;
  return reason === 'unreachable' ? longestPause(attempts) : 0;
}
