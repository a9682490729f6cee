import { isPaused, nextPause, SPACING_MS } from './model/backoff.ts';
import {
  ATTEMPT_MS,
  type DeliveryEvent,
  type DeliveryResult,
  isAnswered,
  nextDelivery,
} from './model/delivery.ts';
import { attemptOrder, type Queue, type ReplayMode, resultInQueue, resumedBy } from './model/schedule.ts';
import type { Submission } from './model/submission.ts';
import { receiptOf } from './model/summary.ts';
import type { OutboxPorts } from './ports.ts';

/** Consecutive failures after which a replay ends, because the next attempt would most likely fail as well. */
const FAILURES_IN_A_ROW = 2;

/** Options of a replay. */
export interface ReplayOptions {
  mode: ReplayMode;
  /** Id of a submission to try before all others, because the visitor has just sent it. Only a rate limit pauses it. */
  first?: string;
  /** Called with the result of the attempt at `first` before the result is stored, because the storage may fail. */
  onResult?: (result: DeliveryResult) => void;
  /** Id of the only submission to try. */
  only?: string;
  /** After it is aborted, no further attempt starts. The current attempt is completed. */
  stop?: AbortSignal | undefined;
}

/** Result of one step: `over` if nothing is left, `passed` if nothing was sent, or the result of an attempt. */
type Step = 'over' | 'passed' | DeliveryResult['kind'];

/** State of one replay: the ids already tried, and the delivery groups with an account error. */
interface Replay extends ReplayOptions {
  tried: Set<string>;
  pausedGroups: Set<string>;
}

export type Sender = ReturnType<typeof createSender>;

/**
 * Creates the sender, which sends one submission at a time under one lock for all tabs: claim, deliver, record.
 *
 * @param onDelivered is called with the id of each submission as soon as the service has accepted it
 */
export function createSender(ports: OutboxPorts, onDelivered: (id: string) => void) {
  const { store, rateLimit, transport, lock, now, random, wait } = ports;
  const recorder = createRecorder(ports, onDelivered);
  /** Attempts of pages, by the id of the submission, with the answer of the service: true if it accepts. */
  const attempts = new Map<string, Promise<boolean>>();

  async function step(replay: Replay): Promise<Step> {
    // A replay of the worker may have requested the lock before the page began its attempt.
    await completeAttempts();
    const queue = await readQueue(ports);
    const chosen = choose(queue, replay, now());
    if (!chosen) return 'over';
    replay.tried.add(chosen.id);
    await untilSpaced(ports);
    await rateLimit.noteAttempt(now());
    const asked = replay.mode === 'all' || replay.only !== undefined;
    // A submission that was deleted, delivered or replaced meanwhile cannot be claimed.
    const claimed = await store.change(chosen.id, deliveryChange(ports, { kind: 'claimed', asked }));
    if (!claimed) return 'passed';
    // If the acceptance cannot be recorded now, the next replay records it.
    const onLateAcceptance = () => void recorder.recordAcceptance(claimed).catch(() => {});
    const ownResult = await transport.deliver(claimed, onLateAcceptance);
    const result = resultInQueue(claimed, ownResult, queue);
    if (claimed.id === replay.first) replay.onResult?.(result);
    // Noted a second time, because the service counts a request on arrival, between its start and its answer.
    await rateLimit.noteAttempt(now());
    await recorder.record(claimed, result, queue);
    if (result.kind === 'account') replay.pausedGroups.add(transport.groupOf(claimed));
    return result.kind;
  }

  async function replay(options: ReplayOptions): Promise<void> {
    const current: Replay = { ...options, tried: new Set(), pausedGroups: new Set() };
    // If this fails, the next replay tries again.
    await recorder.recordUnrecorded().catch(() => {});
    for (let failures = 0; !options.stop?.aborted; ) {
      const end = await lock.run(() => step(current));
      if (end === 'over' || end === 'limited') return;
      if (end === 'unreachable') failures += 1;
      else if (end !== 'passed') failures = 0;
      if (failures < FAILURES_IN_A_ROW) continue;
      const pause = nextPause(await rateLimit.pause(), 'unreachable', { now: now(), random });
      return rateLimit.setPause(pause);
    }
  }

  /** Records the deliveries of attempts whose pages were left before the answer. The caller must hold the lock. */
  async function completeAttempts(): Promise<void> {
    for (const [id, accepted] of attempts) {
      attempts.delete(id);
      const { submission } = await store.find(id);
      if (submission?.delivery.state !== 'sending') continue;
      if (!(await Promise.race([accepted, wait(ATTEMPT_MS)]))) continue;
      await rateLimit.noteAttempt(now());
      await recorder.record(submission, { kind: 'delivered' }, await readQueue(ports));
    }
  }

  function completeAttempt(id: string, accepted: Promise<boolean>): Promise<void> {
    attempts.set(id, accepted);
    return lock.run(completeAttempts);
  }

  return {
    replay,
    completeAttempt,
    sendDirectly: createDirectSender(ports, recorder.recordAcceptance),
  };
}

type Accepted = (submission: Submission, more?: { replacedIds?: readonly string[] }) => Promise<void>;

/**
 * Returns the function that makes one attempt without the queue, for a submission that cannot be stored. The
 * submissions that it replaces are deleted after its delivery.
 */
function createDirectSender(
  { transport, rateLimit, now, random, wait }: OutboxPorts,
  recordAcceptance: Accepted,
) {
  /**
   * Time of the last direct attempt. It is not read from the rate limit, because a hanging storage would take its full
   * time limit.
   */
  let last = Number.NEGATIVE_INFINITY;
  return async (submission: Submission, replacedIds: readonly string[]): Promise<DeliveryResult> => {
    const pause = Math.min(Math.max(last + SPACING_MS - now(), 0), SPACING_MS);
    last = now() + pause;
    if (pause > 0) await wait(pause);
    // If the delivery cannot be recorded now, the next replay records it.
    const onAccepted = () => recordAcceptance(submission, { replacedIds }).catch(() => {});
    const result = await transport.deliver(submission, () => void onAccepted());
    last = now();
    void rateLimit.noteAttempt(last);
    if (result.kind === 'delivered') await onAccepted();
    if (result.kind === 'limited')
      void rateLimit.setPause(nextPause(undefined, 'limited', { now: last, random }));
    return result;
  };
}

/**
 * Creates the recorder of results. A result changes the record or the receipt of its submission, the other submissions
 * of the group, and the pause of the queue.
 */
function createRecorder(ports: OutboxPorts, onDelivered: (id: string) => void) {
  const { store, rateLimit, now, random } = ports;
  const resume = deliveryChange(ports, { kind: 'resumed' });
  /** Deliveries that the storage has not recorded yet. */
  const unrecorded = new Set<() => Promise<void>>();

  /** Records a delivery. Rejects if the storage fails; the next `recordUnrecorded` tries again. */
  async function recordAcceptance(
    submission: Submission,
    more: { replacedIds?: readonly string[]; resumed?: readonly string[] } = {},
  ): Promise<void> {
    const { id } = submission;
    onDelivered(id);
    const receipt = receiptOf(submission, now());
    const record = async () => {
      await store.accept(receipt, { ...more, resume }).catch(async (error) => {
        store.announce();
        // A full storage still allows deletions. The replaced submissions must not be sent after their correction.
        for (const old of more.replacedIds ?? []) await store.remove(old);
        throw error;
      });
      unrecorded.delete(record);
    };
    unrecorded.add(record);
    await record();
  }

  async function record(submission: Submission, result: DeliveryResult, queue: Queue): Promise<void> {
    if (result.kind === 'delivered') {
      await recordAcceptance(submission, { resumed: resumedBy(submission, queue, now()) });
      if (queue.pause) await rateLimit.setPause(undefined);
      return;
    }
    if (result.kind === 'limited')
      await rateLimit.setPause(nextPause(queue.pause, 'limited', { now: now(), random }));
    const attempt = submission.delivery.attempts;
    await store.change(submission.id, deliveryChange(ports, { kind: 'attempted', attempt, result }));
  }

  /** Records the deliveries that could not be recorded before. */
  async function recordUnrecorded(): Promise<void> {
    for (const again of unrecorded) await again();
  }

  return { recordAcceptance, record, recordUnrecorded };
}

/** Returns a function that applies an event to a submission, for `OutboxStore.change`. */
const deliveryChange =
  ({ now, random }: OutboxPorts, event: DeliveryEvent) =>
  (current: Submission): Submission | undefined => {
    const delivery = nextDelivery(current.delivery, event, { now: now(), random });
    return delivery === current.delivery ? undefined : { ...current, delivery };
  };

/** Waits for the minimum time after the last request of any tab, even of a closed one. */
async function untilSpaced({ rateLimit, now, wait }: OutboxPorts): Promise<void> {
  const since = now() - (await rateLimit.lastAttempt());
  // A time in the future comes from a clock that was set back.
  if (since >= 0 && since < SPACING_MS) await wait(SPACING_MS - since);
}

/** Reads a snapshot of the queue. */
export async function readQueue({ store, rateLimit, transport }: OutboxPorts): Promise<Queue> {
  const [{ submissions }, pause] = await Promise.all([store.contents(), rateLimit.pause()]);
  return { submissions, pause, groupOf: transport.groupOf };
}

/** Returns the next submission to try; undefined if none is left. */
function choose(
  queue: Queue,
  { mode, first, only, tried, pausedGroups }: Replay,
  now: number,
): Submission | undefined {
  const named = queue.submissions.find(({ id }) => id === (only ?? first));
  const mustWait = !only && queue.pause?.reason === 'limited' && isPaused(queue.pause, now);
  // Another replay, such as the worker's, may have tried the new submission before this one had the lock.
  const hasResult = !only && named !== undefined && isAnswered(named.delivery);
  if (named && !mustWait && !hasResult && !tried.has(named.id)) return named;
  if (only) return undefined;
  return attemptOrder(queue, mode, now).find(
    (submission) => !tried.has(submission.id) && !pausedGroups.has(queue.groupOf(submission)),
  );
}
