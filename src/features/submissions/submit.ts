import {
  type Answer,
  type DeliveryOutcome,
  NO_ANSWER,
  SPACING_MS,
  type WaitReason,
} from './model/delivery.ts';
import type { Submission } from './model/submission.ts';
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

  /**
   * Tries it, a second time after a short pause of the queue if the visitor can wait that long; returns the outcome.
   */
  async function attempt(submission: Submission, endsAt: number): Promise<Attempted> {
    const { id } = submission;
    const tryFirst = () =>
      replay({ mode: 'due', first: id }).then(
        () => true,
        () => false,
      );
    const look = () => statusOf(id).then(attemptedOf, () => undefined);
    const isTried = await tryFirst();
    const outcome = await look();
    if (outcome) return outcome;
    // The storage has failed since: nothing else may ever be able to read or claim what it has stored.
    if (!isTried) {
      await wait(SPACING_MS);
      return deliverDirectly(submission, {});
    }
    const hold = await rateLimit.hold();
    if (hold?.reason !== 'limited') return { kind: 'unreachable' };
    if (hold.until < endsAt) {
      await wait(Math.max(hold.until - now(), 0));
      await tryFirst();
    }
    return (await look()) ?? { kind: 'limited' };
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
    const outcome = await Promise.race([result, attempt(submission, now() + PATIENCE_MS), patience]);
    stop();
    if (outcome.kind === 'delivered' || outcome.kind === 'rejected' || outcome.kind === 'gone')
      return outcome;
    const { kind, ...answer } = outcome;
    return { kind: 'saved', reason: kind, ...answer };
  }

  return submit;
}

/** Returns the function that makes one attempt past the queue. What it corrects must not go out after it. */
function createDirectDelivery({ transport, now, wait }: OutboxPorts, { accepted }: Settlement) {
  let last = Number.NEGATIVE_INFINITY;
  return async (submission: Submission, along: Along): Promise<DeliveryOutcome> => {
    // By this page's own memory: the storage that fails holds the rate limit, too.
    const since = now() - last;
    if (since >= 0 && since < SPACING_MS) await wait(SPACING_MS - since);
    // The delivery is recorded with the next replay, if it cannot be now.
    const onAccepted = () => accepted(submission, along).catch(() => {});
    const outcome = await transport.deliver(submission, () => void onAccepted());
    last = now();
    if (outcome.kind === 'delivered') await onAccepted();
    return outcome;
  };
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
