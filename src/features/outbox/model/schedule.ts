import { isPaused } from './backoff.ts';
import { type DeliveryResult, isDue } from './delivery.ts';
import type { Pause, Submission } from './submission.ts';

/**
 * Scope of a replay. `due` tries only submissions that are due. `connection` also tries submissions that wait for a
 * connection, because there may be one now. `all` ignores pauses and rejections, because the visitor requested it.
 */
export type ReplayMode = 'due' | 'connection' | 'all';

/** Snapshot of the queue. */
export interface Queue {
  submissions: readonly Submission[];
  pause: Pause | undefined;
  /**
   * Returns the delivery group of a submission: one service with one template. An account error pauses the entire
   * group.
   */
  groupOf: (submission: Submission) => string;
}

/** Maps each paused delivery group to the end of its pause, which its latest account error sets. */
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

/** Returns true if this mode may try the submission, regardless of pauses of the queue or its delivery group. */
export function isWanted({ delivery }: Submission, mode: ReplayMode, now: number): boolean {
  if (mode === 'all' || isDue(delivery, now)) return true;
  if (mode === 'due' || delivery.state !== 'queued') return false;
  return !delivery.reason || (delivery.reason === 'unreachable' && !delivery.status);
}

/**
 * Returns the submissions to try, in order: those with the fewest attempts first, then the oldest. A submission that
 * always fails therefore does not block the others (docs/outbox.md, rule 6).
 */
export function attemptOrder(queue: Queue, mode: ReplayMode, now: number): Submission[] {
  const { submissions, pause, groupOf } = queue;
  const outranks = mode === 'all' || (mode === 'connection' && pause?.reason === 'unreachable');
  if (!outranks && isPaused(pause, now)) return [];
  const pauses = mode === 'all' ? undefined : groupPauses(queue, now);
  return submissions
    .filter((submission) => isWanted(submission, mode, now) && !pauses?.has(groupOf(submission)))
    .sort((a, b) => a.delivery.attempts - b.delivery.attempts || a.submittedAt - b.submittedAt);
}

/**
 * Returns a function that maps a submission to the time of its next attempt, in milliseconds of the wall clock. The
 * time is undefined if the visitor has to act first.
 */
export function attemptTimes(queue: Queue, now: number): (submission: Submission) => number | undefined {
  const paused = isPaused(queue.pause, now) ? queue.pause.until : 0;
  const pauses = groupPauses(queue, now);
  return (submission) => {
    const { delivery } = submission;
    if (delivery.state === 'rejected') return undefined;
    const own = delivery.state === 'sending' || isDue(delivery, now) ? 0 : delivery.notBefore;
    return Math.max(own, paused, pauses.get(queue.groupOf(submission)) ?? 0);
  };
}

/**
 * Returns the time of the next attempt, in milliseconds of the wall clock; undefined if none will start automatically.
 */
export function nextAttemptTime(queue: Queue, now: number): number | undefined {
  const timeOf = attemptTimes(queue, now);
  const times = queue.submissions.flatMap((submission) => timeOf(submission) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/**
 * Returns the ids of the submissions whose pause a delivery makes obsolete. These are submissions of the same delivery
 * group that wait after an account error, and all submissions that got no answer.
 */
export function resumedBy(delivered: Submission, { submissions, groupOf }: Queue, now: number): string[] {
  const group = groupOf(delivered);
  const isDisproved = (submission: Submission) => {
    const { delivery } = submission;
    if (delivery.state !== 'queued' || submission.id === delivered.id || delivery.notBefore <= now)
      return false;
    const { reason, status } = delivery;
    return reason === 'account' ? groupOf(submission) === group : reason === 'unreachable' && !status;
  };
  return submissions.filter(isDisproved).map(({ id }) => id);
}

/**
 * Returns the result of an attempt in the context of the queue. A rejection becomes an account error if another
 * submission of the same delivery group was rejected with the same answer. The cause is then the template and not the
 * visitor's input (docs/outbox.md, rule 6).
 */
export function resultInQueue(
  submission: Submission,
  result: DeliveryResult,
  { submissions, groupOf }: Queue,
): DeliveryResult {
  if (result.kind !== 'rejected') return result;
  const { status, text } = result;
  const group = groupOf(submission);
  const isRejectedAlike = (other: Submission) =>
    other.id !== submission.id &&
    other.delivery.state === 'rejected' &&
    other.delivery.status === status &&
    other.delivery.text === text &&
    groupOf(other) === group;
  return submissions.some(isRejectedAlike) ? { kind: 'account', status } : result;
}
