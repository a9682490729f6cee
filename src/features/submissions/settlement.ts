import { deliveryChange } from './delivery-change.ts';
import type { Backoff, DeliveryOutcome } from './model/delivery.ts';
import { holdAfter } from './model/hold.ts';
import type { Submission } from './model/submission.ts';
import type { Queue } from './model/turn.ts';
import type { OutboxPorts } from './ports.ts';

/**
 * Records the outcome of an attempt: in its record, its receipt, the others of its delivery group and the hold of the
 * queue.
 */
export function createSettlement(ports: OutboxPorts, backoff: Backoff, onDelivered: (id: string) => void) {
  const { store, pace, receipts, now, random } = ports;
  const change = deliveryChange(ports, backoff);

  /**
   * Ends the pauses that a delivery disproves: the queue's hold, its delivery group's, and those for lack of an
   * answer.
   */
  async function free(delivered: Submission, { submissions, hold, laneOf }: Queue): Promise<void> {
    if (hold) await pace.setHold(undefined);
    const lane = laneOf(delivered);
    for (const submission of submissions) {
      const { delivery } = submission;
      if (delivery.state !== 'queued' || submission.id === delivered.id) continue;
      const { reason, status } = delivery;
      const isDisproved =
        reason === 'account' ? laneOf(submission) === lane : reason === 'unreachable' && !status;
      if (isDisproved && delivery.notBefore > now()) await change(submission.id, { kind: 'freed' });
    }
  }

  async function accepted({ id, form, submittedAt, params: { event } }: Submission): Promise<void> {
    onDelivered(id);
    const receipt = { id, form, deliveredAt: now(), ...(event && { event, submittedAt }) };
    // The receipt first: if the page ends now, the next one deletes what was delivered instead of sending it again.
    // A receipt that cannot be stored is no failure of the delivery.
    await receipts.keep(receipt).catch(() => {});
    await store.remove(id);
  }

  async function settle(submission: Submission, outcome: DeliveryOutcome, queue: Queue): Promise<void> {
    if (outcome.kind === 'delivered') {
      await accepted(submission);
      return free(submission, queue);
    }
    if (outcome.kind === 'limited')
      await pace.setHold(holdAfter(queue.hold, 'limited', { now: now(), random, backoff }));
    await change(submission.id, outcome);
  }

  return { accepted, settle };
}
