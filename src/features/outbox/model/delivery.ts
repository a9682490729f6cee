import { backoff, type Circumstances, hasPassed, longestPause, pauseAfter, SPACING_MS } from './backoff.ts';
import type { Answer, Delivery, Submission, Wait, WaitReason } from './submission.ts';

/** Maximum number of stored characters of an answer. A longer text would not be useful. */
export const ANSWER_LENGTH = 300;

/** Time limit of an attempt, in milliseconds. Source: docs/outbox.md, rule 5. */
export const ATTEMPT_MS = 12_000;

/** Result of one attempt. Source: docs/outbox.md, rules 5 to 7. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: WaitReason; status?: number }
  | ({ kind: 'rejected' } & Answer);

export type DeliveryEvent =
  /** `asked` is true if the visitor requested the attempt. It is then allowed even after a rejection. */
  | { kind: 'claimed'; asked?: boolean }
  /** `attempt` is the number of the claim. The result of an earlier claim changes nothing. */
  | { kind: 'attempted'; attempt: number; result: Exclude<DeliveryResult, { kind: 'delivered' }> }
  /** Another submission was delivered, so the reason of the pause no longer applies. */
  | { kind: 'resumed' };

/**
 * Status of a submission as the pages show it. `delivered`: there is a receipt, or this page saw the delivery. `gone`:
 * the submission is no longer on this device, for an unknown reason. `unsaved`: the submission is neither stored nor
 * delivered.
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
      return { state: 'sending', attempts: attempts + 1, ...waitOf(delivery) };
    case 'resumed':
      if (delivery.state !== 'queued') return delivery;
      return { ...delivery, notBefore: world.now };
    case 'attempted': {
      if (delivery.state !== 'sending' || attempts !== event.attempt) return delivery;
      return afterAttempt(event.result, attempts, (reason) => world.now + pauseFor(reason, attempts, world));
    }
  }
}

/** Returns the state after an attempt that was not accepted. `notBefore` returns the time of the next one. */
export function afterAttempt(
  result: Exclude<DeliveryResult, { kind: 'delivered' }>,
  attempts: number,
  notBefore: (reason: WaitReason) => number,
): Delivery {
  if (result.kind === 'rejected')
    return { state: 'rejected', attempts, status: result.status, text: result.text };
  const { kind, ...answer } = result;
  return { state: 'queued', attempts, notBefore: notBefore(kind), reason: kind, ...answer };
}

/** Returns the state of a submission while no attempt is in progress: the one that it names was interrupted. */
export function resetInterrupted(delivery: Delivery, now: number): Delivery {
  const { attempts } = delivery;
  return delivery.state === 'sending' ? { state: 'queued', attempts, notBefore: now } : delivery;
}

/**
 * Returns the pause of one submission, in milliseconds. A rate limit does not concern the single submission, so the
 * whole queue pauses instead (model/backoff.ts).
 */
function pauseFor(reason: WaitReason, attempts: number, { random }: Circumstances): number {
  if (reason === 'limited') return 0;
  return reason === 'account' ? backoff.accountMs : pauseAfter(attempts, random);
}

/** Returns the submission with the note as a parameter; undefined while it is being sent. */
export const annotated = (submission: Submission, typed: string): Submission | undefined =>
  submission.delivery.state === 'sending' ? undefined : withNote(submission, typed);

/**
 * Returns a new submission that repeats a delivered one with a note that came too late. It has the time of the original,
 * so that both count as one request.
 */
export const correctionWithNote = (delivered: Submission, id: string, typed: string): Submission => ({
  ...withNote(delivered, typed),
  id,
  replaces: delivered.id,
  delivery: { state: 'queued', attempts: 0, notBefore: 0 },
});

/**
 * Returns a message with a note on a delivered submission of which the device only has the receipt. It does not replace
 * the original, because it has none of its parameters. It has the time of the original, so that both count as one request.
 */
export function noteOnDelivered(delivered: Submission, id: string, typed: string): Submission {
  const noted = withNote(delivered, typed);
  return { ...noted, id, params: { ...noted.params, note_on: delivered.id } };
}

function withNote(submission: Submission, typed: string): Submission {
  // A line break or another control character could forge a mail header.
  const note = typed.replace(/\p{Cc}+/gu, ' ').trim();
  const { note: _, ...params } = submission.params;
  return { ...submission, params: note ? { ...params, note } : params };
}

function waitOf(delivery: Delivery): Wait {
  if (delivery.state === 'rejected') return {};
  const { reason, status } = delivery;
  return { ...(reason && { reason }), ...(status !== undefined && { status }) };
}

/** Returns true if an attempt has had a result. A rate limit is none, because it does not concern the submission. */
export const isAnswered = (delivery: Delivery): boolean =>
  delivery.state === 'rejected' ||
  (delivery.state === 'queued' && delivery.reason !== undefined && delivery.reason !== 'limited');

/** Returns true if the submission may be tried now. */
export function isDue(delivery: Delivery, now: number): boolean {
  if (delivery.state !== 'queued') return delivery.state === 'sending';
  // Because of the margin, a small clock correction does not end a pause.
  return hasPassed(delivery.notBefore, furthestPause(delivery) + SPACING_MS, now);
}

/** Returns the longest pause that `pauseFor` can have set, in milliseconds. */
function furthestPause({ attempts, reason }: { attempts: number } & Wait): number {
  if (reason === 'account') return backoff.accountMs;
  return reason === 'unreachable' ? longestPause(attempts) : 0;
}
