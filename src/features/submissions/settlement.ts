import { afterEvent, deliveryChange } from './delivery-change.ts';
import type { DeliveryOutcome } from './model/delivery.ts';
import { holdAfter } from './model/hold.ts';
import type { Queue } from './model/schedule.ts';
import type { Submission } from './model/schemas.ts';
import type { OutboxPorts } from './ports.ts';

export type Settlement = ReturnType<typeof createSettlement>;

/**
 * Records the outcome of an attempt: in its record, its receipt, the others of its delivery group and the hold of the
 * queue.
 */
export function createSettlement(ports: OutboxPorts, onDelivered: (id: string) => void) {
  const { store, rateLimit, now, random } = ports;
  const change = deliveryChange(ports);
  const free = afterEvent(ports, { kind: 'freed' });
  /** Deliveries that the storage has not recorded yet. */
  const owed = new Set<() => Promise<void>>();

  /** Ids of the submissions whose pause a delivery disproves: its delivery group's, and those for lack of an answer. */
  function freedBy(delivered: Submission, { submissions, groupOf }: Queue): string[] {
    const group = groupOf(delivered);
    const isDisproved = (submission: Submission) => {
      const { delivery } = submission;
      if (delivery.state !== 'queued' || submission.id === delivered.id || delivery.notBefore <= now())
        return false;
      const { reason, status } = delivery;
      return reason === 'account' ? groupOf(submission) === group : reason === 'unreachable' && !status;
    };
    return submissions.filter(isDisproved).map(({ id }) => id);
  }

  /**
   * Records a delivery. If the storage fails, this rejects, and the next `settleOwed` tries again.
   *
   * @param supersedes ids of what it corrects, if that could not be deleted with its own record
   */
  async function accepted(
    submission: Submission,
    along: { supersedes?: readonly string[]; freed?: readonly string[] } = {},
  ): Promise<void> {
    const { id, form, submittedAt } = submission;
    const { event } = submission.params;
    onDelivered(id);
    const receipt = { id, form, deliveredAt: now(), ...(event && { event, submittedAt }) };
    const record = async () => {
      await store.accept(receipt, { ...along, free }).catch(async (error) => {
        // A full storage still deletes: what the delivery corrects must not go out after it.
        for (const old of along.supersedes ?? []) await store.remove(old);
        throw error;
      });
      owed.delete(record);
    };
    owed.add(record);
    await record();
  }

  async function settle(submission: Submission, outcome: DeliveryOutcome, queue: Queue): Promise<void> {
    if (outcome.kind === 'delivered') {
      await accepted(submission, { freed: freedBy(submission, queue) });
      if (queue.hold) await rateLimit.setHold(undefined);
      return;
    }
    if (outcome.kind === 'limited')
      await rateLimit.setHold(holdAfter(queue.hold, 'limited', { now: now(), random }));
    await change(submission.id, { ...outcome, attempt: submission.delivery.attempts });
  }

  /** Records the deliveries that could not be recorded before. */
  async function settleOwed(): Promise<void> {
    for (const record of owed) await record();
  }

  return { accepted, settle, settleOwed };
}

/**
 * The outcome, which concerns the account if another submission of the same delivery group was refused with the same
 * answer: then the template is at fault and not what the visitor typed (docs/outbox.md, rule 6).
 */
export function judged(
  submission: Submission,
  outcome: DeliveryOutcome,
  { submissions, groupOf }: Queue,
): DeliveryOutcome {
  if (outcome.kind !== 'rejected') return outcome;
  const { status, text } = outcome;
  const group = groupOf(submission);
  const isRefusedAlike = (other: Submission) =>
    other.id !== submission.id &&
    other.delivery.state === 'rejected' &&
    other.delivery.status === status &&
    other.delivery.text === text &&
    groupOf(other) === group;
  return submissions.some(isRefusedAlike) ? { kind: 'account', status } : outcome;
}
