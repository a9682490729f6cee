import { deliveryChange } from './delivery-change.ts';
import { atRest, isDue, LEASE_MS } from './model/delivery.ts';
import { attemptTimes, nextAttemptTime, type ReplayMode } from './model/schedule.ts';
import type { Receipt, Submission } from './model/schemas.ts';
import { keptOn, type Unreadable } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';
import { createReplay, readQueue } from './replay.ts';
import { createSettlement } from './settlement.ts';
import { createStatuses, type DeliveryStatus, type Statuses } from './statuses.ts';
import { createSubmit, type SubmitOutcome, type Submitting } from './submit.ts';

export interface Outbox {
  submit(submission: Submission, submitting?: Submitting): Promise<SubmitOutcome>;
  /** Sends what is due. Never rejects because of a failed delivery; rejects if the storage fails. */
  replay(mode: ReplayMode, stop?: AbortSignal): Promise<void>;
  /** Tries this one only, regardless of pauses. Resolves once it has been tried. */
  sendNow(id: string): Promise<void>;
  /** Resolves with the deleted submission, so that the visitor can restore it. */
  remove(id: string): Promise<Submission | undefined>;
  /** Restores a deleted submission, or adds one from an exported file. */
  restore(submission: Submission): Promise<void>;
  /**
   * Keeps it from being sent while the form `owner` has it open, whichever form had it open before. Resolves with its
   * present state: not `editing` if it is being sent at this moment, undefined if it is gone.
   */
  edit(id: string, owner: string): Promise<Submission | undefined>;
  /** Renews the lease of an open edit. Resolves with false if the edit is no longer open there. */
  renewEdit(id: string, owner: string): Promise<boolean>;
  /** Resolves once nobody is sending it any more, whether it is gone or queued again. */
  attempted(id: string): Promise<void>;
  /** Ends an edit without a replacement: the submission is queued or rejected again, as before. */
  release(id: string, owner: string): Promise<void>;
  /** Its status, as far as this device can prove it. */
  status(id: string): Promise<DeliveryStatus>;
  receipts(): Promise<Receipt[]>;
  /** Erases the queue, the receipts and the drafts. */
  clear(): Promise<void>;
  /** Records that the visitor wants to keep an old one. */
  keep(id: string): Promise<void>;
  all(): Promise<Submission[]>;
  /** The whole queue, with records that this version cannot read and the times of the next attempts. */
  contents(): Promise<Contents>;
  /** Time of the next attempt, in milliseconds of the wall clock; undefined if none will start automatically. */
  nextTime(): Promise<number | undefined>;
  subscribe(listener: () => void): () => void;
}

/** Contents of the queue. */
export interface Contents {
  submissions: readonly Submission[];
  /** Records that this version cannot read. `remove` deletes them as well. */
  unreadable: readonly Unreadable[];
  /** Time of the next attempt, in milliseconds of the wall clock; undefined if the visitor has to act first. */
  timeOf: (submission: Submission) => number | undefined;
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, receipts, earlier, now } = ports;
  const statuses = createStatuses(ports);
  const { asOfNow, status, noteDelivered } = statuses;
  const settlement = createSettlement(ports, noteDelivered);
  const replay = createReplay(ports, settlement);

  return {
    submit: createSubmit(ports, statuses, settlement, replay),
    replay: (mode, stop) => replay({ mode, stop }),
    sendNow: (id) => replay({ mode: 'due', only: id }),
    async remove(id) {
      const removed = await store.remove(id).catch(async (error) => {
        // A deletion that took longer than its limit may have landed all the same.
        const { submissions, unreadable } = await store.contents();
        if ([...submissions, ...unreadable].some((one) => one.id === id)) throw error;
        return undefined;
      });
      return removed && asOfNow(removed);
    },
    async restore(submission) {
      const added = { ...submission, delivery: atRest(submission.delivery, now()) };
      if (!(await statuses.isStored(added))) throw new Error('It could not be stored.');
    },
    ...createEdits(ports, statuses),
    status,
    async receipts() {
      await earlier.takeOver();
      return receipts.all();
    },
    // What an earlier release has left would be taken over afterwards.
    clear: () => earlier.clear().finally(store.clear),
    async keep(id) {
      await store.change(id, (current) => keptOn(current, now()));
    },
    ...createReading(ports, statuses),
    subscribe: store.subscribe,
  };
}

type Edits = Pick<Outbox, 'edit' | 'renewEdit' | 'attempted' | 'release'>;

function createEdits(ports: OutboxPorts, { find, watch }: Statuses): Edits {
  const change = deliveryChange(ports);
  /** Gives back the lock, by the form that has the edit open. */
  const locked = new Map<string, () => void>();
  const unlock = (owner: string) => {
    locked.get(owner)?.();
    locked.delete(owner);
  };
  return {
    async edit(id, owner) {
      const opened = (await change(id, { kind: 'edited', owner })) ?? (await find(id));
      unlock(owner);
      if (opened?.delivery.state === 'editing') locked.set(owner, ports.edits.hold(id));
      return opened;
    },
    renewEdit: async (id, owner) => (await change(id, { kind: 'renewed', owner })) !== undefined,
    async attempted(id) {
      const isOver = (now: DeliveryStatus) => typeof now === 'string' || now.state !== 'sending' || undefined;
      const { result, stop } = watch(id, isOver);
      // Whoever was sending it may have died.
      await Promise.race([result, ports.wait(LEASE_MS)]);
      stop();
    },
    async release(id, owner) {
      await change(id, { kind: 'released', owner }).finally(() => unlock(owner));
    },
  };
}

type Reading = Pick<Outbox, 'all' | 'contents' | 'nextTime'>;

function createReading(ports: OutboxPorts, { asOfNow }: Statuses): Reading {
  const { store, rateLimit, transport, now } = ports;
  return {
    all: async () => (await store.all()).map(asOfNow),
    async contents() {
      const [{ submissions, unreadable }, hold] = await Promise.all([store.contents(), rateLimit.hold()]);
      // A lease that is over is nobody's: it is shown as what it is, waiting.
      const current = submissions
        .map(asOfNow)
        .map((one) => (isDue(one.delivery, now()) ? { ...one, delivery: atRest(one.delivery, now()) } : one));
      const timeOf = attemptTimes({ submissions: current, hold, groupOf: transport.groupOf }, now());
      return { submissions: current, unreadable, timeOf };
    },
    nextTime: async () => nextAttemptTime(await readQueue(ports), now()),
  };
}
