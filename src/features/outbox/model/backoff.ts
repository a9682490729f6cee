import type { Pause } from './submission.ts';

/**
 * Minimum time between attempts of all tabs, in milliseconds: one second (docs/outbox.md, rule 5) plus a margin. The
 * service counts requests when they arrive, and not all requests travel at the same speed.
 */
export const SPACING_MS = 1_100;

/** Limits of the pauses between attempts, in milliseconds. */
export const backoff = {
  /** The longest pause is `firstMs * 2 ** failures`, up to `longestMs`. */
  firstMs: 5_000,
  longestMs: 30 * 60_000,
  /** Pause after an account error. */
  accountMs: 15 * 60_000,
};

/**
 * Limits of the queue's pauses after a 429, in milliseconds. They are short, because the service counts requests per
 * second.
 */
const limited = { firstMs: 1_000, longestMs: 30_000 };

/** Clock and random source, passed as arguments. */
export interface Circumstances {
  /** Time in milliseconds of the wall clock. */
  now: number;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
  random: () => number;
}

/** Returns the longest pause after this number of failures, in milliseconds. */
export function longestPause(failures: number, { firstMs, longestMs }: typeof limited = backoff): number {
  return Math.max(SPACING_MS, Math.min(firstMs * 2 ** Math.min(failures, 20), longestMs));
}

/**
 * Returns a random pause from `SPACING_MS` to the longest pause, in milliseconds: exponential backoff with full jitter.
 */
export function pauseAfter(failures: number, random: () => number, limits: typeof limited = backoff): number {
  return Math.max(SPACING_MS, Math.round(random() * longestPause(failures, limits)));
}

/**
 * Returns true if a time set at most `furthestMs` ahead has passed. A time further ahead is the result of a clock that
 * was set back. It counts as passed, so that no clock change blocks the queue (docs/outbox.md, rule 9).
 */
export function hasPassed(time: number, furthestMs: number, now: number): boolean {
  return time <= now || time - now > furthestMs;
}

const limitsOf = (reason: Pause['reason']) => (reason === 'limited' ? limited : backoff);

/** Returns the next pause of the whole queue. Its limit grows with each pause until a delivery resets the count. */
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
