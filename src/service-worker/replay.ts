import { SPACING_MS } from '#features/outbox/model/backoff.ts';
import { badgeOf } from '#features/outbox/model/counts.ts';
import type { Outbox } from '#features/outbox/queue.ts';

/** Browsers end an event after some minutes; when this time is over, the next event continues. */
const EVENT_MS = 2 * 60_000;

interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/**
 * Replays the outbox, and waits out short pauses. Rejects while anything is left, so that the browser fires the
 * event again later. `stop` ends it after the current attempt: a pending event keeps the worker of an old version
 * active, and the visitor waiting for the new one.
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
  // Reading the receipts deletes those older than seven days.
  await outbox.receipts().catch(() => {});
  for (let mode: 'connection' | 'due' = 'connection'; ; mode = 'due') {
    await outbox.replay(mode, stop);
    const { submissions, unreadable } = await outbox.contents();
    showCount(badgeOf(submissions, unreadable.length).count);
    const next = await outbox.nextTime();
    if (next === undefined) return;
    const pause = Math.max(next - now(), SPACING_MS);
    if (now() + pause > ends) throw new Error('Something still waits for the email service.');
    stop.throwIfAborted();
    await Promise.race([wait(pause), stopped]);
  }
}
