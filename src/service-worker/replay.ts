import { SPACING_MS } from '#features/outbox/model/backoff.ts';
import { badgeOf } from '#features/outbox/model/counts.ts';
import type { Outbox } from '#features/outbox/outbox.ts';

/**
 * Time limit for one event, in milliseconds, because browsers end an event after some minutes. The next event continues
 * the replay.
 */
const EVENT_MS = 2 * 60_000;

interface Reports {
  showCount: (count: number) => void;
  /** Called after a replay that has delivered something. */
  onDelivered: () => Promise<void>;
}

interface Clock {
  now: () => number;
  wait: (ms: number) => Promise<void>;
}

/**
 * Replays the outbox, and waits during short pauses. Rejects while submissions are left, so that the browser fires the
 * event again later. `stop` ends the replay after the current attempt: a pending event keeps the worker of an old
 * version active while the visitor waits for the new version.
 */
export async function replayInBackground(
  outbox: Outbox,
  { showCount, onDelivered }: Reports,
  { now, wait }: Clock,
  stop: AbortSignal,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve());
  });
  const ends = now() + EVENT_MS;
  // Reading the receipts deletes those older than seven days.
  const deliveredBefore = new Set(await receiptIds(outbox));
  for (let mode: 'connection' | 'due' = 'connection'; ; mode = 'due') {
    await outbox.replay(mode, stop);
    const delivered = (await receiptIds(outbox)).filter((id) => !deliveredBefore.has(id));
    // A notification that fails must not end the replay.
    if (delivered.length > 0) await onDelivered().catch(() => {});
    for (const id of delivered) deliveredBefore.add(id);
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

/** Returns the ids of the delivered submissions. The storage may fail. */
const receiptIds = (outbox: Outbox): Promise<string[]> =>
  outbox.receipts().then(
    (receipts) => receipts.map(({ id }) => id),
    () => [],
  );
