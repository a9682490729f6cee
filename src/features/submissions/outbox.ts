import {
  type Answer,
  type Backoff,
  type Delivery,
  type DeliveryEvent,
  type DeliveryOutcome,
  NO_ANSWER,
  nextDelivery,
  type WaitReason,
} from './model/delivery.ts';
import type { Receipt } from './model/receipt.ts';
import { keptOn, type Submission } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';
import { createReplay, type Eagerness } from './replay.ts';

/** How long the visitor is left waiting for the first attempt. Source: contract, "What each outcome shows". */
export const PATIENCE_MS = 8_000;

/** What came of pressing "send". */
export type SubmitOutcome =
  | { kind: 'delivered' }
  /** Kept on this device; it goes out later. */
  | { kind: 'saved'; reason: WaitReason; status?: number }
  /** The service does not want this one; it is set aside and listed. */
  | ({ kind: 'refused' } & Answer)
  /** It could be neither kept nor sent: what was typed is all there is. */
  | ({ kind: 'lost-storage' } & Answer);

export interface Outbox {
  /** `onWritten` is called once it is kept: from then on nothing else needs to keep it. */
  submit(submission: Submission, onWritten?: () => void): Promise<SubmitOutcome>;
  /** Sends what is due. Never rejects for a failed delivery; rejects where the storage fails. */
  replay(eagerness: Eagerness): Promise<void>;
  /** Resolves when it has been tried; what else waits may go out after that. */
  sendNow(id: string): Promise<void>;
  /** Answers with what it was, so that the visitor can have it back. */
  remove(id: string): Promise<Submission | undefined>;
  /** Puts back what has been removed. */
  restore(submission: Submission): Promise<void>;
  /**
   * Keeps it from being sent while it is open in its form; to be said again before the lease ends.
   * Answers with how it stands: not `editing` where it is being sent at this moment, undefined where it is gone.
   */
  edit(id: string): Promise<Submission | undefined>;
  /** Resolves when nobody is sending it any more, be it gone or waiting again. */
  attempted(id: string): Promise<void>;
  /** The edit has been given up: it is sent as it was. */
  release(id: string): Promise<void>;
  receipts(): Promise<Receipt[]>;
  /** Erases the queue and the receipts. */
  clear(): Promise<void>;
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

  const change = (id: string, event: DeliveryEvent) =>
    store.change(id, (current) => {
      const next = nextDelivery(current.delivery, event, { now: now(), random, backoff });
      return next === current.delivery ? undefined : { ...current, delivery: next };
    });

  /** Resolves with what `read` makes of the record, as soon as it makes something of it. */
  function once<Result>(id: string, read: (submission?: Submission) => Result | undefined): Promise<Result> {
    return new Promise((resolve) => {
      const look = async () => {
        const result = read(await store.find(id));
        if (result === undefined) return;
        stop();
        resolve(result);
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
    async submit(submission, onWritten) {
      try {
        await store.add(submission);
      } catch {
        const outcome = await transport.deliver(submission);
        if (outcome.kind === 'delivered') return outcome;
        const { status, text } = outcome.kind === 'refused' ? outcome : NO_ANSWER;
        return { kind: 'lost-storage', status, text };
      }
      onWritten?.();
      const patience = wait(PATIENCE_MS).then((): DeliveryOutcome => ({ kind: 'unreachable' }));
      const outcome = await Promise.race([
        // By this tab, another one, or the worker.
        once(submission.id, outcomeOf),
        untriedAfter(replay('due', submission.id), submission.id),
        patience,
      ]);
      if (outcome.kind === 'delivered' || outcome.kind === 'refused') return outcome;
      const { kind, ...answer } = outcome;
      return { kind: 'saved', reason: kind, ...answer };
    },
    replay: (eagerness) => replay(eagerness),
    async sendNow(id) {
      const before = (await change(id, { kind: 'requested' }))?.delivery.attempts ?? 0;
      const tried = (submission?: Submission) =>
        !submission ||
        (submission.delivery.state !== 'sending' && submission.delivery.attempts > before) ||
        undefined;
      await Promise.race([replay('all', id), once(id, tried)]);
    },
    async remove(id) {
      const removed = await store.find(id);
      await store.remove(id);
      return removed;
    },
    async restore(submission) {
      const { delivery } = submission;
      const isResting = delivery.state === 'queued' || delivery.state === 'rejected';
      const again: Delivery = { state: 'queued', attempts: delivery.attempts, notBefore: now() };
      await store.add({ ...submission, delivery: isResting ? delivery : again });
    },
    async edit(id) {
      return (await change(id, { kind: 'edited' })) ?? store.find(id);
    },
    async attempted(id) {
      await once(id, (submission) => submission?.delivery.state !== 'sending' || undefined);
    },
    async release(id) {
      await change(id, { kind: 'released' });
    },
    receipts: ports.receipts.all,
    async clear() {
      // The store last: it tells of the change.
      await ports.receipts.clear().finally(store.clear);
    },
    async keep(id) {
      await store.change(id, (current) => keptOn(current, now()));
    },
    all: store.all,
    pausedUntil: store.pausedUntil,
    subscribe: store.subscribe,
  };
}

/** What has become of a submission, undefined while it waits for its first attempt. */
function outcomeOf(submission?: Submission): DeliveryOutcome | undefined {
  if (!submission) return { kind: 'delivered' };
  const { delivery } = submission;
  if (delivery.state === 'rejected') {
    const { status, text } = delivery;
    return { kind: 'refused', status, text };
  }
  if (delivery.state === 'queued' && delivery.reason) {
    return { kind: delivery.reason, ...(delivery.status !== undefined && { status: delivery.status }) };
  }
  return undefined;
}
