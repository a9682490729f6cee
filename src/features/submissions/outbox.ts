import { type Backoff, type DeliveryOutcome, nextDelivery, type WaitReason } from './model/delivery.ts';
import { keptOn, type Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';
import { createReplay, type Eagerness } from './replay.ts';

/** How long the visitor is left waiting for the first attempt. Source: contract, "What each outcome shows". */
export const PATIENCE_MS = 8_000;

/** What came of pressing "send". */
export type SubmitOutcome =
  | { kind: 'delivered' }
  /** Kept on this device; it goes out later. */
  | { kind: 'saved'; reason: WaitReason }
  /** The service does not want this one; it is set aside and listed. */
  | { kind: 'refused' }
  /** It could be neither kept nor sent: what was typed is all there is. */
  | { kind: 'lost-storage' };

export interface Outbox {
  submit(submission: Submission): Promise<SubmitOutcome>;
  /** Sends what is due. Never rejects for a failed delivery; rejects where the storage fails. */
  replay(eagerness: Eagerness): Promise<void>;
  sendNow(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Notes that the visitor wants to keep an old one. */
  keep(id: string): Promise<void>;
  all(): Promise<Submission[]>;
  /** Until when the whole queue waits, in milliseconds of the wall clock; 0 for not at all. */
  pausedUntil(): Promise<number>;
  subscribe(listener: () => void): () => void;
}

export function createOutbox(ports: OutboxPorts, backoff: Backoff): Outbox {
  const { store, transport, now, random, wait } = ports;
  const replay = createReplay(ports, backoff);

  /** Resolves once somebody (this tab, another one, the worker) has tried to deliver it. */
  function firstAttempt(id: string): Promise<DeliveryOutcome> {
    return new Promise((resolve) => {
      const look = async () => {
        const outcome = outcomeOf(await store.find(id));
        if (!outcome) return;
        stop();
        resolve(outcome);
      };
      const stop = store.subscribe(() => void look().catch(() => {}));
      void look().catch(() => {});
    });
  }

  /** Resolves when the replay is over: with what came of it, or with the pause that kept it from being tried. */
  async function untriedAfter(replayed: Promise<void>, id: string): Promise<DeliveryOutcome> {
    // A failing storage is no failure of the submission: it is written, and tried at the next occasion.
    await replayed.catch(() => {});
    return store.find(id).then(
      (submission) => outcomeOf(submission) ?? { kind: 'limited' },
      () => ({ kind: 'unreachable' }),
    );
  }

  return {
    async submit(submission) {
      try {
        await store.add(submission);
      } catch {
        const outcome = await transport.deliver(submission);
        return outcome.kind === 'delivered' ? outcome : { kind: 'lost-storage' };
      }
      const patience = wait(PATIENCE_MS).then((): DeliveryOutcome => ({ kind: 'unreachable' }));
      const outcome = await Promise.race([
        firstAttempt(submission.id),
        untriedAfter(replay('due', submission.id), submission.id),
        patience,
      ]);
      if (outcome.kind === 'delivered') return outcome;
      return outcome.kind === 'refused' ? { kind: 'refused' } : { kind: 'saved', reason: outcome.kind };
    },
    replay: (eagerness) => replay(eagerness),
    async sendNow(id) {
      const world = { now: now(), random, backoff };
      await store.change(id, (current) => {
        const next = nextDelivery(current.delivery, { kind: 'requested' }, world);
        return next === current.delivery ? undefined : { ...current, delivery: next };
      });
      await replay('all', id);
    },
    remove: store.remove,
    async keep(id) {
      await store.change(id, (current) => keptOn(current, now()));
    },
    all: store.all,
    pausedUntil: store.pausedUntil,
    subscribe: store.subscribe,
  };
}

/** What has become of a submission, undefined while it waits for its first attempt. */
function outcomeOf(submission: Submission | undefined): DeliveryOutcome | undefined {
  if (!submission) return { kind: 'delivered' };
  const { delivery } = submission;
  if (delivery.state === 'rejected') return { kind: 'refused', status: delivery.status };
  if (delivery.state === 'queued' && delivery.reason) return { kind: delivery.reason };
  return undefined;
}
