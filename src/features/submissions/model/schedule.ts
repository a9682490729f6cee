import { isDue } from './delivery.ts';
import { isHeld } from './hold.ts';
import type { Hold, Submission } from './schemas.ts';

/**
 * Scope of a replay: only what is `due`; also what waits for a `connection`, because there may be one now; or `all`,
 * regardless of pauses, because the visitor asked.
 */
export type ReplayMode = 'due' | 'connection' | 'all';

/** Snapshot of the queue. */
export interface Queue {
  submissions: readonly Submission[];
  hold: Hold | undefined;
  /** Delivery group of a submission: an account error of one stops them all. */
  groupOf: (submission: Submission) => string;
}

/** End of each delivery group's pause, from its latest account error. */
function groupPauses({ submissions, groupOf }: Queue, now: number): Map<string, number> {
  const pauses = new Map<string, number>();
  for (const submission of submissions) {
    const { delivery } = submission;
    if (delivery.state !== 'queued' || delivery.reason !== 'account' || isDue(delivery, now)) continue;
    const group = groupOf(submission);
    pauses.set(group, Math.max(pauses.get(group) ?? 0, delivery.notBefore));
  }
  return pauses;
}

/** Returns true if it may be tried in this mode, regardless of pauses of the queue or its delivery group. */
export function isWanted({ delivery }: Submission, mode: ReplayMode, now: number): boolean {
  if (isDue(delivery, now)) return true;
  // Only the visitor sends what the service has refused.
  if (mode === 'all') return delivery.state === 'queued' || delivery.state === 'rejected';
  if (delivery.state !== 'queued') return false;
  const waitsForConnection = !delivery.reason || (delivery.reason === 'unreachable' && !delivery.status);
  return mode === 'connection' && waitsForConnection;
}

/**
 * Submissions to try, in order: those with the fewest attempts first, then the oldest, so that none that fails blocks
 * the others for ever (docs/outbox.md, rule 6).
 */
export function attemptOrder(queue: Queue, mode: ReplayMode, now: number): Submission[] {
  const { submissions, hold, groupOf } = queue;
  const outranks = mode === 'all' || (mode === 'connection' && hold?.reason === 'unreachable');
  if (!outranks && isHeld(hold, now)) return [];
  const pauses = mode === 'all' ? undefined : groupPauses(queue, now);
  return submissions
    .filter((submission) => isWanted(submission, mode, now) && !pauses?.has(groupOf(submission)))
    .sort((a, b) => a.delivery.attempts - b.delivery.attempts || a.submittedAt - b.submittedAt);
}

/**
 * Returns the time of each submission's next attempt, in milliseconds of the wall clock; undefined if the visitor has
 * to act first.
 */
export function attemptTimes(queue: Queue, now: number): (submission: Submission) => number | undefined {
  const held = queue.hold && isHeld(queue.hold, now) ? queue.hold.until : 0;
  const pauses = groupPauses(queue, now);
  return (submission) => {
    const { delivery } = submission;
    if (delivery.state === 'rejected' || (delivery.state === 'editing' && delivery.refused)) return undefined;
    const own = delivery.state === 'queued' ? delivery.notBefore : delivery.leaseEnds;
    return Math.max(isDue(delivery, now) ? 0 : own, held, pauses.get(queue.groupOf(submission)) ?? 0);
  };
}

/** Time of the next attempt, in milliseconds of the wall clock; undefined if none will start automatically. */
export function nextAttemptTime(queue: Queue, now: number): number | undefined {
  const timeOf = attemptTimes(queue, now);
  const times = queue.submissions.flatMap((submission) => timeOf(submission) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
