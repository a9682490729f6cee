import { badgeOf } from '#features/submissions/model/badge.ts';
import { LEAST_WAIT_MS } from '#features/submissions/model/hold.ts';
import type { Outbox } from '#features/submissions/outbox.ts';

/** Browsers give an event some minutes; after this time the next occasion has to do. */
const EVENT_MS = 2 * 60_000;

interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/**
 * Sends what waits, and waits for short pauses to end. Rejects while something is left, so that the browser raises
 * the event again later. `stop` ends it after the attempt under way: an event that goes on keeps the worker of an old
 * version in its place, and the visitor who takes the new one waiting.
 */
export async function replayInBackground(
  outbox: Outbox,
  showCount: (count: number) => void,
  { now, wait }: Clock,
  stop: AbortSignal,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve());
  });
  const ends = now() + EVENT_MS;
  // Those older than their seven days go.
  await outbox.receipts().catch(() => {});
  for (let mode: 'connection' | 'due' = 'connection'; ; mode = 'due') {
    await outbox.replay(mode, stop);
    showCount(badgeOf(await outbox.all()).count);
    const next = await outbox.nextTime();
    if (next === undefined) return;
    const pause = Math.max(next - now(), LEAST_WAIT_MS);
    if (now() + pause > ends) throw new Error('Something still waits for the email service.');
    stop.throwIfAborted();
    await Promise.race([wait(pause), stopped]);
  }
}
