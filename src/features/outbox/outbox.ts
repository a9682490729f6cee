import { isPaused } from './model/backoff.ts';
import { extended, NO_ANSWER } from './model/constants.ts';
import {
  afterAttempt,
  annotated,
  type DeliveryResult,
  resetInterrupted,
  type SubmissionStatus,
} from './model/delivery.ts';
import { attemptTimes, nextAttemptTime, type ReplayMode } from './model/schedule.ts';
import type { Answer, Submission, Unreadable } from './model/submission.ts';
import type { DurableRecords, OutboxPorts, OutboxStore } from './ports.ts';
import { createSender, readQueue, type Sender } from './sender.ts';
import { createStatuses } from './statuses.ts';

/** Time for which the visitor waits for the first attempt, in milliseconds. Source: docs/site.md, section 13. */
export const PATIENCE_MS = 8_000;

/** Options of `submit`. */
export interface SubmitOptions {
  /**
   * Ids of the submissions that this one replaces. They are deleted when its record is written, and never sent again.
   */
  replacedIds?: readonly string[];
  /** Called when the submission is stored. From then on, no other copy of it is needed. */
  onStored?: () => void;
}

/** Contents of the queue. */
export interface Contents {
  submissions: readonly Submission[];
  /** Records that this version cannot read. `remove` can delete them, too. */
  unreadable: readonly Unreadable[];
  /** Time of the next attempt, in milliseconds of the wall clock; undefined if the visitor has to act first. */
  timeOf: (submission: Submission) => number | undefined;
}

/** The outbox. Its reading and erasing methods are those of the store. */
export interface Outbox
  extends Pick<OutboxStore, 'addUnknown' | 'receipts' | 'clear' | 'keys' | 'subscribe'> {
  /**
   * Stores a submission and tries to send it. Resolves with its status when the status is known, or when the visitor
   * has waited long enough.
   */
  submit(submission: Submission, options?: SubmitOptions): Promise<SubmissionStatus>;
  /** Sends the submissions that the mode includes. Rejects if the storage fails, but not if a delivery fails. */
  replay(mode: ReplayMode, stop?: AbortSignal): Promise<void>;
  /**
   * Waits for the answer to an attempt whose page may be left before it, and records a delivery that the page has not
   * recorded. Until then no other attempt starts, because it would deliver the submission a second time.
   */
  completeAttempt(id: string, accepted: Promise<boolean>): Promise<void>;
  /** Tries only this submission, regardless of pauses and rejections. Resolves after the attempt. */
  sendNow(id: string): Promise<void>;
  /**
   * Deletes a submission. Resolves with it, so that the visitor can restore it, or with undefined if it was not found.
   */
  remove(id: string): Promise<Submission | undefined>;
  /** Restores a deleted submission. Resolves with false if it was delivered or replaced meanwhile. */
  restore(submission: Submission): Promise<boolean>;
  /** Resolves with the status of a submission, as far as this device can prove it. */
  status(id: string): Promise<SubmissionStatus>;
  find(id: string): Promise<Submission | undefined>;
  contents(): Promise<Contents>;
  /** Records that the visitor wants to keep an old submission. */
  extend(id: string): Promise<void>;
  /**
   * Adds the staff's note to a submission, as the parameter `note`, after the attempt in progress. Resolves with false if
   * the submission has left.
   */
  annotate(id: string, note: string): Promise<boolean>;
  /**
   * Resolves with the time of the next attempt, in milliseconds of the wall clock; undefined if none will start
   * automatically.
   */
  nextTime(): Promise<number | undefined>;
}

/** The outbox of a page or worker, connected to the browser. */
export interface ConnectedOutbox extends Outbox {
  records: DurableRecords;
}

export function createOutbox(ports: OutboxPorts): Outbox {
  const { store, rateLimit, transport, lock, now } = ports;
  const statuses = createStatuses(ports);
  const sender = createSender(ports, statuses.noteDelivered);

  return {
    submit: createSubmit(ports, statuses, sender),
    replay: (mode, stop) => sender.replay({ mode, stop }),
    completeAttempt: sender.completeAttempt,
    sendNow: (id) => sender.replay({ mode: 'due', only: id }),
    remove: (id) =>
      store.remove(id).catch(async (error) => {
        // A deletion that exceeded its time limit may still have been written.
        const { submissions, unreadable } = await store.contents();
        if ([...submissions, ...unreadable].some((one) => one.id === id)) throw error;
        return undefined;
      }),
    async restore(submission) {
      const restored = { ...submission, delivery: resetInterrupted(submission.delivery, now()) };
      const added = await store.addUnknown([restored]).catch(async (error) => {
        // A restoration that exceeded its time limit may still have been written.
        if ((await store.find(submission.id)).submission) return [submission.id];
        throw error;
      });
      return added.length > 0;
    },
    addUnknown: store.addUnknown,
    status: statuses.status,
    find: async (id) => (await store.find(id)).submission,
    async contents() {
      const [{ submissions, unreadable }, pause] = await Promise.all([store.contents(), rateLimit.pause()]);
      const timeOf = attemptTimes({ submissions, pause, groupOf: transport.groupOf }, now());
      return { submissions, unreadable, timeOf };
    },
    receipts: store.receipts,
    clear: store.clear,
    keys: store.keys,
    async extend(id) {
      await store.change(id, (current) => extended(current, now()));
    },
    annotate: async (id, note) => {
      const isAdded = await store.change(id, (current) => annotated(current, note));
      if (isAdded) return true;
      const addAfterAttempt = () =>
        store.change(id, ({ delivery, ...current }) =>
          annotated({ ...current, delivery: resetInterrupted(delivery, now()) }, note),
        );
      return (await lock.run(addAfterAttempt)) !== undefined;
    },
    nextTime: async () => nextAttemptTime(await readQueue(ports), now()),
    subscribe: store.subscribe,
  };
}

type Statuses = ReturnType<typeof createStatuses>;

/** Returns the function that stores a submission, tries to send it, and resolves with the status to show. */
function createSubmit(
  ports: OutboxPorts,
  { status, watch, tryToStore }: Statuses,
  sender: Sender,
): Outbox['submit'] {
  const { rateLimit, now, wait } = ports;

  /** Tries to send the submission. Resolves with its status even if the storage fails meanwhile. */
  async function attempt(submission: Submission, endsAt: number): Promise<SubmissionStatus> {
    const { id } = submission;
    let result: DeliveryResult | undefined;
    const onResult = (known: DeliveryResult) => {
      result = known;
    };
    // The submission is already stored. If the storage fails now, the next replay tries to send it.
    const replay = () => sender.replay({ mode: 'due', first: id, onResult }).catch(() => {});
    await replay();
    const pause = result ? undefined : await rateLimit.pause();
    if (pause?.reason === 'limited' && isPaused(pause, now()) && pause.until < endsAt) {
      await wait(pause.until - now());
      await replay();
    }
    if (!result) return status(id).catch(() => submission.delivery);
    // The result is known before it is stored.
    return result.kind === 'delivered'
      ? { state: 'delivered' }
      : afterAttempt(result, submission.delivery.attempts + 1, () => 0);
  }

  return async (submission, { replacedIds: ids = [], onStored } = {}) => {
    // A submission that replaced itself would delete its own record.
    const replacedIds = ids.filter((id) => id !== submission.id);
    if (!(await tryToStore(submission, replacedIds))) {
      const result = await sender.sendDirectly(submission, replacedIds);
      if (result.kind === 'delivered') return { state: 'delivered' };
      return { state: 'unsaved', ...answerOf(result) };
    }
    onStored?.();
    // The store usually reports the result first, also if another tab or the worker sends the submission, or if this
    // tab's replay continues with the rest of the queue. If the storage fails meanwhile, only `attempt` knows the
    // result.
    const { found, stop } = watch(submission.id, isTried);
    const patience = wait(PATIENCE_MS).then(() => submission.delivery);
    const tried = attempt(submission, now() + PATIENCE_MS);
    return Promise.race([found, tried, patience]).finally(stop);
  };
}

/** Returns the answer of the service that led to a result, for failure messages that show it. */
function answerOf(result: Exclude<DeliveryResult, { kind: 'delivered' }>): Answer {
  if (result.kind === 'rejected') return { status: result.status, text: result.text };
  return result.status === undefined ? NO_ANSWER : { status: result.status, text: '' };
}

/** Returns true if a submission has had its first attempt or is no longer on this device. */
const isTried = (status: SubmissionStatus): boolean =>
  status.state !== 'sending' && !(status.state === 'queued' && !status.reason);
