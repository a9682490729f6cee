import { coalesce } from '#browser/coalesce.ts';
import { onOnline, onShown } from '#browser/page.ts';
import type { Outbox } from '#features/submissions/outbox.ts';
import type { Eagerness } from '#features/submissions/replay.ts';

/** With many waiting, each look at all of them costs; so often and no more. */
const LOOK_MS = 250;

/** Timers further ahead overflow in browsers; it is set again after this time. */
const LONGEST_TIMER_MS = 60 * 60_000;

/**
 * Replays at the start, when the tab is shown, when a connection may have come back, and when the next
 * submission is due. Source: outbox.md, rule 8; the worker has its own occasion.
 */
export function startReplays(outbox: Outbox): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replay = (eagerness: Eagerness) => void outbox.replay(eagerness).catch(() => {});

  const plan = async () => {
    const submissions = await outbox.all();
    const pausedUntil = await outbox.pausedUntil();
    const times = submissions.flatMap(({ delivery }) => {
      // Whoever was sending or editing it may be gone: when its lease ends it is due.
      if (delivery.state === 'sending' || delivery.state === 'editing') return [delivery.leaseEnds];
      return delivery.state === 'queued' && delivery.reason
        ? [Math.max(delivery.notBefore, pausedUntil)]
        : [];
    });
    clearTimeout(timer);
    if (times.length === 0) return;
    const pause = Math.min(Math.max(Math.min(...times) - Date.now(), 0), LONGEST_TIMER_MS);
    timer = setTimeout(() => replay('due'), pause);
  };

  const stops = [
    outbox.subscribe(coalesce(() => void plan().catch(() => {}), LOOK_MS)),
    onOnline(() => replay('connection')),
    onShown(() => replay('due')),
    () => clearTimeout(timer),
  ];
  replay('connection');
  void plan().catch(() => {});
  return () => {
    for (const stop of stops) stop();
  };
}
