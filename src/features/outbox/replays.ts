import { together } from '#browser/dom/listen.ts';
import { onShown } from '#browser/dom/pageLifecycle.ts';
import { throttle } from '#browser/dom/throttle.ts';
import { onOnline } from '#browser/worker/connection.ts';
import { SPACING_MS } from './model/backoff.ts';
import type { ReplayMode } from './model/schedule.ts';
import type { Outbox } from './outbox.ts';

/** Minimum time between two plans, in milliseconds, because each plan reads the entire queue, which may be long. */
const PLAN_MS = 250;

/** Time until the next plan after the storage has made a replay fail, in milliseconds. */
const AFTER_FAILURE_MS = 10_000;

/** Longest timer, in milliseconds. A change of the system clock is noticed within this time. */
const LONGEST_TIMER_MS = 60_000;

/**
 * Starts a replay at page start, when the tab is shown, when the connection may have returned, and when the next
 * submission is due. Requests a background sync if submissions are left after the replay at page start. Source:
 * docs/outbox.md, rule 8.
 */
export function startReplays(outbox: Outbox, requestSync: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = 0;
  let stopped = false;

  const plan = async () => {
    const next = await outbox.nextTime();
    clearTimeout(timer);
    // A running replay sends all submissions that become due, and plans again at its end.
    if (stopped || running > 0 || next === undefined) return;
    const pause = Math.min(Math.max(next - Date.now(), SPACING_MS), LONGEST_TIMER_MS);
    timer = setTimeout(() => void replay('due'), pause);
  };
  const planAfter = (pause: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(planOrAskAgain, pause);
  };
  // If the storage cannot be read, planning is repeated later.
  const planOrAskAgain = () => void plan().catch(() => planAfter(LONGEST_TIMER_MS));
  const replay = async (mode: ReplayMode) => {
    running += 1;
    const failed = await outbox.replay(mode).then(
      () => false,
      () => true,
    );
    running -= 1;
    // A full storage fails at every attempt, so the next plan waits longer.
    if (failed) planAfter(AFTER_FAILURE_MS);
    else planOrAskAgain();
  };

  const start = async () => {
    // Reading the receipts deletes those older than seven days.
    await outbox.receipts().catch(() => {});
    await replay('connection');
    if ((await outbox.nextTime()) !== undefined) await requestSync();
  };
  const stop = together(
    outbox.subscribe(throttle(planOrAskAgain, PLAN_MS)),
    onOnline(() => void replay('connection')),
    onShown(() => void replay('due')),
    () => clearTimeout(timer),
  );
  // If the storage fails, the triggers above retry.
  void start().catch(() => {});
  return () => {
    stopped = true;
    stop();
  };
}
