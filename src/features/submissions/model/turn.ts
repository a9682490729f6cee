import { type Circumstances, furthestPause, hasPassed, isDue } from './delivery.ts';
import { type Hold, isHeld } from './hold.ts';
import type { Submission } from './submission.ts';

/**
 * What a replay tries: only what is `due`; besides, what waits for a `connection`, because there may be
 * one now; or `all`, because the visitor asked, whatever pause there is.
 */
export type ReplayMode = 'due' | 'connection' | 'all';

/** The queue at a moment. */
export interface Queue {
  submissions: readonly Submission[];
  hold: Hold | undefined;
  /** What a submission shares with others: trouble with the account that one meets stops them all. */
  laneOf: (submission: Submission) => string;
}

type Clock = Omit<Circumstances, 'random'>;

/** Until when each lane leaves the service alone, by the last trouble with the account in it. */
function lanePauses({ submissions, laneOf }: Queue, { now, backoff }: Clock): Map<string, number> {
  const pauses = new Map<string, number>();
  for (const submission of submissions) {
    const { delivery } = submission;
    if (delivery.state !== 'queued' || delivery.reason !== 'account') continue;
    if (hasPassed(delivery.notBefore, furthestPause(backoff), now)) continue;
    const lane = laneOf(submission);
    pauses.set(lane, Math.max(pauses.get(lane) ?? 0, delivery.notBefore));
  }
  return pauses;
}

/** Whether it may be tried in this mode, whatever holds back the queue or its lane. */
export function isWanted({ delivery }: Submission, mode: ReplayMode, clock: Clock): boolean {
  if (isDue(delivery, clock)) return true;
  if (delivery.state !== 'queued') return false;
  if (mode === 'all') return true;
  const waitsForConnection = !delivery.reason || (delivery.reason === 'unreachable' && !delivery.status);
  return mode === 'connection' && waitsForConnection;
}

/**
 * Whose turn it is, the first of them first: whoever has been tried least often, then whoever has waited longest,
 * so that none that fails stands before the others for ever (docs/outbox.md, rule 6).
 */
export function turns(queue: Queue, mode: ReplayMode, clock: Clock): Submission[] {
  const { submissions, hold, laneOf } = queue;
  const outranks = mode === 'all' || (mode === 'connection' && hold?.reason === 'unreachable');
  if (!outranks && isHeld(hold, clock)) return [];
  const pauses = mode === 'all' ? undefined : lanePauses(queue, clock);
  return submissions
    .filter((submission) => isWanted(submission, mode, clock) && !pauses?.has(laneOf(submission)))
    .sort((a, b) => a.delivery.attempts - b.delivery.attempts || a.submittedAt - b.submittedAt);
}

/** When each may be tried, in milliseconds of the wall clock; undefined where the visitor has to do something first. */
export function turnTimes(queue: Queue, clock: Clock): (submission: Submission) => number | undefined {
  const held = queue.hold && isHeld(queue.hold, clock) ? queue.hold.until : 0;
  const pauses = lanePauses(queue, clock);
  return (submission) => {
    const { delivery } = submission;
    if (delivery.state === 'rejected') return undefined;
    if (delivery.state === 'editing') return delivery.refused ? undefined : delivery.leaseEnds;
    if (delivery.state === 'sending') return delivery.leaseEnds;
    const own = isDue(delivery, clock) ? 0 : delivery.notBefore;
    return Math.max(own, held, pauses.get(queue.laneOf(submission)) ?? 0);
  };
}

/** When the next one may be tried; undefined where none will be by itself. */
export function nextTurn(queue: Queue, clock: Clock): number | undefined {
  const timeOf = turnTimes(queue, clock);
  const times = queue.submissions.flatMap((submission) => timeOf(submission) ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
