import { deliveryChange } from './delivery-change.ts';
import { type Backoff, type Circumstances, type DeliveryOutcome, SPACING_MS } from './model/delivery.ts';
import { holdAfter, isHeld } from './model/hold.ts';
import type { Submission } from './model/submission.ts';
import { isWanted, type Queue, type ReplayMode, turns } from './model/turn.ts';
import type { OutboxPorts } from './ports.ts';
import { createSettlement } from './settlement.ts';

/** After so many attempts in a row that fail a replay gives up: the next would most likely fail as well. */
const FAILURES_IN_A_ROW = 2;

/** What a replay is asked for. */
export interface Replay {
  mode: ReplayMode;
  /** Goes before all others, whatever holds them back: the visitor has just sent it. */
  first?: string;
  /** Nothing but this one is tried. */
  only?: string;
  /** Once it is aborted, no further turn begins; the one under way comes to its end. */
  stop?: AbortSignal | undefined;
}

/** What happened in a turn: it was nobody's, somebody else was faster, or how the attempt ended. */
type Turn = 'over' | 'passed' | DeliveryOutcome['kind'];

/** One replay: what it has tried, and where it has met trouble. */
interface Run extends Replay {
  tried: Set<string>;
  /** Lanes that are in trouble with the account. */
  stopped: Set<string>;
}

/** Sends what waits, one at a time: claim, deliver, record, each under the lock over all tabs. */
export function createReplay(ports: OutboxPorts, backoff: Backoff, onDelivered: (id: string) => void) {
  const { store, pace, receipts, transport, mutex, now, random } = ports;
  const world = () => ({ now: now(), random, backoff });
  const change = deliveryChange(ports, backoff);
  const { accepted, settle } = createSettlement(ports, backoff, onDelivered);

  /** An attempt whose end nobody saw may have been accepted: then there is a receipt. */
  const isProven = async ({ id, delivery }: Submission) =>
    delivery.attempts > 0 && (await receipts.has(id).catch(() => false));

  async function turn(run: Run): Promise<Turn> {
    const queue = await readQueue(ports);
    const chosen = choose(queue, run, world());
    if (!chosen) return 'over';
    run.tried.add(chosen.id);
    await transport.prepare();
    await spaced(ports);
    if (await isProven(chosen)) {
      onDelivered(chosen.id);
      await store.remove(chosen.id);
      return 'passed';
    }
    await pace.noteAttempt(now());
    // What has been deleted or opened meanwhile is not sent: it cannot be claimed, and nothing is waited for after the claim.
    const claimed = await change(chosen.id, { kind: 'claimed' });
    if (!claimed) return 'passed';
    // An acceptance that cannot be written down now is written with the outcome.
    const outcome = await transport.deliver(claimed, () => void accepted(claimed).catch(() => {}));
    // Again: the service counts when a request arrives, which is somewhere between its start and its answer.
    await pace.noteAttempt(now());
    await settle(claimed, outcome, queue);
    if (outcome.kind === 'account') run.stopped.add(transport.laneOf(claimed));
    return outcome.kind;
  }

  return async (replay: Replay): Promise<void> => {
    const run: Run = { ...replay, tried: new Set(), stopped: new Set() };
    for (let failures = 0; failures < FAILURES_IN_A_ROW; ) {
      if (replay.stop?.aborted) return;
      const end = await mutex.run(() => turn(run));
      if (end === 'over' || end === 'limited') return;
      if (end === 'unreachable') failures += 1;
      else if (end !== 'passed') failures = 0;
    }
    await pace.setHold(holdAfter(await pace.hold(), 'unreachable', world()));
  };
}

/** Waits until the last request is far enough behind, in whichever tab it was, even one that is gone. */
async function spaced({ pace, now, wait }: OutboxPorts): Promise<void> {
  const since = now() - (await pace.lastAttempt());
  // A time in the future comes from a clock that has been set back.
  if (since >= 0 && since < SPACING_MS) await wait(SPACING_MS - since);
}

async function readQueue({ store, pace, transport }: OutboxPorts): Promise<Queue> {
  const [submissions, hold] = await Promise.all([store.all(), pace.hold()]);
  return { submissions, hold, laneOf: transport.laneOf };
}

/** Whose turn it is, undefined where nobody is left to try. */
function choose(
  queue: Queue,
  { mode, first, only, tried, stopped }: Run,
  world: Circumstances,
): Submission | undefined {
  const named = queue.submissions.find(({ id }) => id === (only ?? first));
  const mustWait = !only && queue.hold?.reason === 'limited' && isHeld(queue.hold, world);
  if (named && !mustWait && !tried.has(named.id) && isWanted(named, 'all', world)) return named;
  if (only) return undefined;
  return turns(queue, mode, world).find(
    (submission) => !tried.has(submission.id) && !stopped.has(queue.laneOf(submission)),
  );
}
