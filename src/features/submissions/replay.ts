import { deliveryChange } from './delivery-change.ts';
import type { DeliveryOutcome } from './model/delivery.ts';
import { holdAfter, isHeld } from './model/hold.ts';
import { attemptOrder, isWanted, type Queue, type ReplayMode } from './model/schedule.ts';
import type { Submission } from './model/schemas.ts';
import { SPACING_MS } from './model/submission.ts';
import type { OutboxPorts } from './ports.ts';
import { judged, type Settlement } from './settlement.ts';

/** Consecutive failures after which a replay gives up: the next attempt would most likely fail as well. */
const FAILURES_IN_A_ROW = 2;

/** Options of a replay. */
export interface Replay {
  mode: ReplayMode;
  /** Id of a submission to try before all others: the visitor has just sent it. Only a rate limit holds it back. */
  first?: string;
  /** Called with the outcome of the attempt at `first`, before it is written: the storage may fail. */
  told?: (outcome: DeliveryOutcome) => void;
  /** Id of the only submission to try. */
  only?: string;
  /** Once aborted, no further attempt starts; the current one is completed. */
  stop?: AbortSignal | undefined;
}

/** Result of one step: `over` if nothing is left, `passed` if nothing was sent, or the outcome of an attempt. */
type StepResult = 'over' | 'passed' | DeliveryOutcome['kind'];

/** State of one replay: the ids already tried, and the delivery groups in trouble. */
interface Run extends Replay {
  tried: Set<string>;
  /** Delivery groups with an account error. */
  stopped: Set<string>;
}

/** Sends the queue, one submission at a time: claim, deliver, record, under one lock over all tabs. */
export function createReplay(ports: OutboxPorts, settlement: Settlement) {
  const { rateLimit, transport, mutex, edits, now, random } = ports;
  const change = deliveryChange(ports);
  const { accepted, settle, settleOwed } = settlement;

  async function step(run: Run): Promise<StepResult> {
    const queue = await readQueue(ports);
    const chosen = choose(queue, run, now());
    if (!chosen) return 'over';
    run.tried.add(chosen.id);
    // Its lease is over, which says nothing after a clock jump or a sleep: it is renewed for the tab that has it open.
    if (chosen.delivery.state === 'editing' && (await edits.isHeld(chosen.id))) {
      await change(chosen.id, { kind: 'renewed', owner: chosen.delivery.owner ?? '' });
      return 'passed';
    }
    await spaced(ports);
    await rateLimit.noteAttempt(now());
    // One that was deleted, delivered or opened meanwhile cannot be claimed; nothing is awaited before its delivery.
    const asked = run.mode === 'all' || run.only !== undefined;
    const claimed = await change(chosen.id, { kind: 'claimed', asked });
    if (!claimed) return 'passed';
    // An acceptance that cannot be stored now is stored with the outcome.
    const answer = await transport.deliver(claimed, () => void accepted(claimed).catch(() => {}));
    const outcome = judged(claimed, answer, queue);
    if (claimed.id === run.first) run.told?.(outcome);
    // Again: the service counts a request when it arrives, which is between its start and its answer.
    await rateLimit.noteAttempt(now());
    await settle(claimed, outcome, queue);
    if (outcome.kind === 'account') run.stopped.add(transport.groupOf(claimed));
    return outcome.kind;
  }

  return async (replay: Replay): Promise<void> => {
    const run: Run = { ...replay, tried: new Set(), stopped: new Set() };
    await ports.earlier.takeOver();
    // It tries again with the next replay.
    await settleOwed().catch(() => {});
    for (let failures = 0; failures < FAILURES_IN_A_ROW; ) {
      if (replay.stop?.aborted) return;
      const end = await mutex.run(() => step(run));
      if (end === 'over' || end === 'limited') return;
      if (end === 'unreachable') failures += 1;
      else if (end !== 'passed') failures = 0;
    }
    await rateLimit.setHold(holdAfter(await rateLimit.hold(), 'unreachable', { now: now(), random }));
  };
}

/** Waits for the minimum spacing after the last request, in whichever tab it was, even a closed one. */
async function spaced({ rateLimit, now, wait }: OutboxPorts): Promise<void> {
  const since = now() - (await rateLimit.lastAttempt());
  // A time in the future comes from a clock that was set back.
  if (since >= 0 && since < SPACING_MS) await wait(SPACING_MS - since);
}

/** Reads a snapshot of the queue. */
export async function readQueue({ store, rateLimit, transport }: OutboxPorts): Promise<Queue> {
  const [submissions, hold] = await Promise.all([store.all(), rateLimit.hold()]);
  return { submissions, hold, groupOf: transport.groupOf };
}

/** Returns the next submission to try; undefined if none is left. */
function choose(
  queue: Queue,
  { mode, first, only, tried, stopped }: Run,
  now: number,
): Submission | undefined {
  const named = queue.submissions.find(({ id }) => id === (only ?? first));
  const mustWait = !only && queue.hold?.reason === 'limited' && isHeld(queue.hold, now);
  if (named && !mustWait && !tried.has(named.id) && isWanted(named, 'all', now)) return named;
  if (only) return undefined;
  return attemptOrder(queue, mode, now).find(
    (submission) => !tried.has(submission.id) && !stopped.has(queue.groupOf(submission)),
  );
}
