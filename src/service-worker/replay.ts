import { badgeOf } from '#features/submissions/model/badge.ts';
import type { Outbox } from '#features/submissions/outbox.ts';

/**
 * Sends what waits. Rejects while something still waits for a connection, so that the browser raises
 * the event again later.
 */
export async function replayInBackground(outbox: Outbox, showCount: (count: number) => void): Promise<void> {
  await outbox.replay('connection');
  const left = await outbox.all();
  showCount(badgeOf(left).count);
  const waits = left.some(({ delivery }) => delivery.state === 'queued' && delivery.reason === 'unreachable');
  if (waits) throw new Error('The email service could not be reached.');
}
