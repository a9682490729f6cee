import { type Circumstances, furthestPause, hasPassed, isDue } from './delivery.ts';
import { type Hold, isHeld } from './hold.ts';
import type { Submission } from './submission.ts';

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

type Clock = Omit<Circumstances, 'random'>;

/** End of each delivery group's pause, from its latest account error. */
function groupPauses({ submissions, groupOf }: Queue, { now, backoff }: Clock): Map<string, number> {
  const pauses = new Map<string, number>();
  for (const submission of submissions) {
    const { delivery } = submission;
    if (delivery.state !== 'queued' || delivery.reason !== 'account') continue;
    if (hasPassed(delivery.notBefore, furthestPause(backoff), now)) continue;
    const group = groupOf(submission);
    pauses.set(group, Math.max(pauses.get(group) ?? 0, delivery.notBefore));
  }
  return pauses;
}

/** Returns true if it may be tried in this mode, regardless of pauses of the queue or its delivery group. */
export function isWanted({ delivery }: Submission, mode: ReplayMode, clock: Clock): boolean {
  if (isDue(delivery, clock)) return true;
  if (delivery.state !== 'queued') return false;
  if (mode === 'all') return true;
  const waitsForConnection = !delivery.reason || (delivery.reason === 'unreachable' && !delivery.status);
  return mode === 'connection' && waitsForConnection;
}

/**
 * Submissions to try, in order: those with the fewest attempts first, then the oldest, so that none that fails blocks
 * the others for ever (docs/outbox.md, rule 6).
 */
export function attemptOrder(queue: Queue, mode: ReplayMode, clock: Clock): Submission[] {
  const { submissions, hold, groupOf } = queue;
  const outranks = mode === 'all' || (mode === 'connection' && hold?.reason === 'unreachable');
  if (!outranks && isHeld(hold, clock)) return [];
  const pauses = mode === 'all' ? undefined : groupPauses(queue, clock);
  return submissions
    .filter((submission) => isWanted(submission, mode, clock) && !pauses?.has(groupOf(submission)))
    .sort((a, b) => a.delivery.attempts - b.delivery.attempts || a.submittedAt - b.submittedAt);
}

/**
 * Returns the time of each submission's next attempt, in milliseconds of the wall clock; undefined if the visitor has
 * to act first.
 */
export function attemptTimes(queue: Queue, clock: Clock): (submission: Submission) => number | undefined {
  const held = queue.hold && isHeld(queue.hold, clock) ? queue.hold.until : 0;
  const pauses = groupPauses(queue, clock);
  return (submission) => {
    const { delivery } = submission;
    if (delivery.state === 'rejected' || (delivery.state === 'editing' && delivery.refused)) return undefined;
    const own = delivery.state === 'queued' ? delivery.notBefore : delivery.leaseEnds;
    return Math.max(isDue(delivery, clock) ? 0 : own, held, pauses.get(queue.groupOf(submission)) ?? 0);
  };
}

/** Time of the next attempt, in milliseconds of the wall clock; undefined if none will start automatically. */
export function nextAttemptTime(queue: Queue, clock: Clock): number | undefined {
  const timeOf = attemptTimes(queue, clock);
  const times = queue.submissions.flatMap((submission) => timeOf(submission) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
