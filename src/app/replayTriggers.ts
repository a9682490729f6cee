import { onOnline, onShown } from '#browser/dom/page.ts';
import { throttle } from '#browser/dom/throttle.ts';
import { LEAST_WAIT_MS } from '#features/submissions/model/hold.ts';
import type { ReplayMode } from '#features/submissions/model/turn.ts';
import type { Outbox } from '#features/submissions/outbox.ts';

/** With many waiting, each look at all of them costs; so often and no more. */
const LOOK_MS = 250;

/** A clock that is set while the page is open is noticed within this time, in milliseconds. */
const LONGEST_TIMER_MS = 60_000;

/**
 * Replays at the start, when the tab is shown, when a connection may have come back, and when the next
 * submission is due; asks for the worker's own occasion while something waits. Source: docs/outbox.md, rule 8.
 */
export function startReplays(outbox: Outbox, requestSync: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let stopped = false;

  const plan = async () => {
    const next = await outbox.nextTime();
    clearTimeout(timer);
    // A replay goes on to whatever is due; at its end it is planned again.
    if (stopped || running > 0 || next === undefined) return;
    const pause = Math.min(Math.max(next - Date.now(), LEAST_WAIT_MS), LONGEST_TIMER_MS);
    timer = setTimeout(() => void replay('due'), pause);
  };
  const planOrAskAgain = () =>
    void plan().catch(() => {
      // The storage does not even say what waits.
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(planOrAskAgain, LONGEST_TIMER_MS);
    });
  const replay = async (mode: ReplayMode) => {
    running += 1;
    // The storage fails: what waits is planned again below.
    await outbox.replay(mode).catch(() => {});
    running -= 1;
    planOrAskAgain();
  };

  const start = async () => {
    // Those older than their seven days go.
    await outbox.receipts().catch(() => {});
    await replay('connection');
    if ((await outbox.nextTime()) !== undefined) await requestSync();
  };
  const stops = [
    outbox.subscribe(throttle(planOrAskAgain, LOOK_MS)),
    onOnline(() => void replay('connection')),
    onShown(() => void replay('due')),
    () => clearTimeout(timer),
  ];
  // The storage fails: the triggers above try again.
  void start().catch(() => {});
  return () => {
    stopped = true;
    for (const stop of stops) stop();
  };
}
