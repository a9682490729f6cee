import type { DeliveryOutcome } from './model/delivery.ts';
import { holdAfter, isHeld } from './model/hold.ts';
import type { Answer, Submission, WaitReason } from './model/schemas.ts';
import { NO_ANSWER, SPACING_MS } from './model/submission.ts';
import type { Along, OutboxPorts } from './ports.ts';
import type { Replay } from './replay.ts';
import type { Settlement } from './settlement.ts';
import type { DeliveryStatus, Statuses } from './statuses.ts';

/** Milliseconds the visitor waits for the first attempt. Source: docs/site.md, section 13. */
export const PATIENCE_MS = 8_000;

/** Outcome of pressing "send". */
export type SubmitOutcome =
  | { kind: 'delivered' }
  /** Stored on this device; it is sent later. */
  | { kind: 'saved'; reason: WaitReason; status?: number }
  /** The service refused this one; it is set aside and listed. */
  | ({ kind: 'rejected' } & Answer)
  /** No longer on this device: deleted or edited elsewhere before there was an answer. */
  | { kind: 'gone' }
  /** Neither stored nor sent: what was typed is the only copy. */
  | ({ kind: 'lost-storage' } & Answer);

export interface Submitting extends Along {
  /** Called once it is stored: from then on nothing else needs to keep it. */
  onWritten?: () => void;
}

/** Returns the function that stores a submission, tries it, and reports the outcome. */
export function createSubmit(
  ports: OutboxPorts,
  { status: statusOf, watch, isStored }: Statuses,
  settlement: Settlement,
  replay: (wanted: Replay) => Promise<void>,
) {
  const { rateLimit, now, wait } = ports;
  const deliverDirectly = createDirectDelivery(ports, settlement);
  const deliverPastQueue = createWayPastQueue(ports, statusOf, deliverDirectly);

  /**
   * Tries it, a second time after a short pause of the queue if the visitor can wait that long; returns the outcome.
   */
  async function attempt(submission: Submission, endsAt: number, isOver: () => boolean): Promise<Attempted> {
    const { id } = submission;
    let told: DeliveryOutcome | undefined;
    const note = (outcome: DeliveryOutcome) => {
      told = outcome;
    };
    const tryFirst = async () => {
      const replayed = replay({ mode: 'due', first: id, told: note });
      const isTried = await replayed.then(
        () => true,
        () => false,
      );
      return { isTried, outcome: told ?? (await statusOf(id).then(attemptedOf, () => undefined)) };
    };
    let { isTried, outcome } = await tryFirst();
    if (!isTried && !outcome) {
      // A hiccup of the storage is over by then.
      await wait(SPACING_MS);
      ({ isTried, outcome } = await tryFirst());
    }
    if (outcome) return outcome;
    if (!isTried) return deliverPastQueue(submission, isOver);
    const hold = await rateLimit.hold();
    if (hold?.reason !== 'limited') return { kind: 'unreachable' };
    if (hold.until < endsAt) {
      await wait(Math.max(hold.until - now(), 0));
      ({ outcome } = await tryFirst());
    }
    return outcome ?? { kind: 'limited' };
  }

  /** Sends what cannot be stored, once. */
  async function sendDirectly(submission: Submission, along: Along): Promise<SubmitOutcome> {
    const outcome = await deliverDirectly(submission, along);
    if (outcome.kind === 'delivered') return outcome;
    const { status, text } = outcome.kind === 'rejected' ? outcome : NO_ANSWER;
    return { kind: 'lost-storage', status, text };
  }

  async function submit(
    submission: Submission,
    { onWritten, ...along }: Submitting = {},
  ): Promise<SubmitOutcome> {
    if (!(await isStored(submission, along))) return sendDirectly(submission, along);
    onWritten?.();
    const { id } = submission;
    // Sent by this tab, another one, or the worker.
    const { result, stop } = watch(id, attemptedOf);
    const patience = wait(PATIENCE_MS).then((): Attempted => ({ kind: 'unreachable' }));
    let isOver = false;
    const tried = attempt(submission, now() + PATIENCE_MS, () => isOver);
    const outcome = await Promise.race([result, tried, patience]);
    isOver = true;
    stop();
    if (outcome.kind === 'delivered' || outcome.kind === 'rejected' || outcome.kind === 'gone')
      return outcome;
    const { kind, ...answer } = outcome;
    return { kind: 'saved', reason: kind, ...answer };
  }

  return submit;
}

/** Returns the function that makes one attempt past the queue. What it corrects must not go out after it. */
function createDirectDelivery(
  { transport, rateLimit, now, random, wait }: OutboxPorts,
  { accepted }: Settlement,
) {
  /** Time of the last one: reading the rate limit would cost a storage that hangs its whole limit. */
  let last = Number.NEGATIVE_INFINITY;
  return async (submission: Submission, along: Along): Promise<DeliveryOutcome> => {
    const pause = Math.max(last + SPACING_MS - now(), 0);
    last = now() + Math.min(pause, SPACING_MS);
    if (pause > 0) await wait(Math.min(pause, SPACING_MS));
    // The delivery is recorded with the next replay, if it cannot be now.
    const onAccepted = () => accepted(submission, along).catch(() => {});
    const outcome = await transport.deliver(submission, () => void onAccepted());
    last = now();
    void rateLimit.noteAttempt(last);
    if (outcome.kind === 'delivered') await onAccepted();
    if (outcome.kind === 'limited')
      void rateLimit.setHold(holdAfter(undefined, 'limited', { now: last, random }));
    return outcome;
  };
}

/**
 * Returns the function that sends what the storage has taken and cannot give back: nothing else would ever be able to
 * read or claim it. Under the lock, and not what is being sent, edited or held back.
 */
function createWayPastQueue(
  { mutex, rateLimit, now }: OutboxPorts,
  statusOf: Statuses['status'],
  deliver: ReturnType<typeof createDirectDelivery>,
) {
  return (submission: Submission, isOver: () => boolean): Promise<Attempted> =>
    mutex.run(async () => {
      const status = await statusOf(submission.id).catch(() => undefined);
      const hold = await rateLimit.hold();
      const isUntouched = typeof status === 'object' ? status.state === 'queued' && !status.reason : !status;
      if (isOver() || !isUntouched) return { kind: 'unreachable' };
      return isHeld(hold, now()) && hold?.reason === 'limited'
        ? { kind: 'limited' }
        : deliver(submission, {});
    });
}

/** Result of a first attempt. */
type Attempted = DeliveryOutcome | { kind: 'gone' };

/** The result that a status shows; undefined while it waits for its first attempt. */
function attemptedOf(delivery: DeliveryStatus): Attempted | undefined {
  if (typeof delivery === 'string') return { kind: delivery };
  if (delivery.state === 'rejected')
    return { kind: 'rejected', status: delivery.status, text: delivery.text };
  if (delivery.state !== 'queued' || !delivery.reason) return undefined;
  const { reason, status } = delivery;
  return { kind: reason, ...(status !== undefined && { status }) };
}
