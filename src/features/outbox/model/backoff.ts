import type { Pause } from './submission.ts';

/**
 * Minimum time between attempts over all tabs, in milliseconds: one second (docs/outbox.md, rule 5) and a margin, since
 * the service counts arrivals and requests do not all travel at the same speed.
 */
export const SPACING_MS = 1_100;

/** Limits of the pauses between attempts, in milliseconds. */
export const backoff = {
  /** Half the longest pause after the first failure; that limit doubles with each further one, up to `longestMs`. */
  firstMs: 5_000,
  longestMs: 30 * 60_000,
  /** Pause after an account error. */
  accountMs: 15 * 60_000,
};

/** Pauses of the whole queue after a 429: the service counts requests by the second. */
const limited = { firstMs: 1_000, longestMs: 30_000 };

/** The clock and chance, as arguments. */
export interface Circumstances {
  /** Milliseconds of the wall clock. */
  now: number;
  /** As `Math.random`: at least 0, less than 1. */
  random: () => number;
}

/** The longest pause after so many failures, in milliseconds. */
export function longestPause(failures: number, { firstMs, longestMs }: typeof limited = backoff): number {
  return Math.max(SPACING_MS, Math.min(firstMs * 2 ** Math.min(failures, 20), longestMs));
}

/** Exponential backoff with full jitter: anything from `SPACING_MS` to the longest pause, in milliseconds. */
export function pauseAfter(failures: number, random: () => number, limits: typeof limited = backoff): number {
  return Math.max(SPACING_MS, Math.round(random() * longestPause(failures, limits)));
}

/**
 * Returns true if a time set at most `furthestMs` ahead has passed. A time that is further ahead comes from a clock that
 * was set back, and counts as passed: no clock jump stalls the queue (docs/outbox.md, rule 9).
 */
export function hasPassed(time: number, furthestMs: number, now: number): boolean {
  return time <= now || time - now > furthestMs;
}

const limitsOf = (reason: Pause['reason']) => (reason === 'limited' ? limited : backoff);

/** The pause of the whole queue that follows another one, or the first one: longer with each without a delivery between. */
export function nextPause(
  before: Pause | undefined,
  reason: Pause['reason'],
  { now, random }: Circumstances,
): Pause {
  const count = (before?.count ?? 0) + 1;
  return { reason, until: now + pauseAfter(count, random, limitsOf(reason)), count };
}

/** Returns true if the queue is paused. */
export function isPaused(pause: Pause | undefined, now: number): pause is Pause {
  if (!pause) return false;
  return !hasPassed(pause.until, longestPause(pause.count, limitsOf(pause.reason)) + SPACING_MS, now);
}
