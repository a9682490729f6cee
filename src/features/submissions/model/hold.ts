import { backoff, type Circumstances, hasPassed, longestPause, pauseAfter } from './delivery.ts';
import type { Hold } from './schemas.ts';
import { SPACING_MS } from './submission.ts';

/** Longest pause after a 429: the service counts requests by the second. */
const LONGEST_LIMIT_MS = 30_000;
const FIRST_LIMIT_MS = 2_000;

/** Pause of the whole queue after an outcome: full jitter, longer with each consecutive hold. */
export function holdAfter(hold: Hold | undefined, reason: Hold['reason'], world: Circumstances): Hold {
  const count = (hold?.count ?? 0) + 1;
  return { reason, until: world.now + pauseAfter(count, world.random, limitsOf(reason)), count };
}

const limitsOf = (reason: Hold['reason']) =>
  reason === 'limited' ? { ...backoff, firstMs: FIRST_LIMIT_MS / 2, longestMs: LONGEST_LIMIT_MS } : backoff;

/** Returns true if the queue is paused. A time further ahead than its pause could be comes from a clock that was set back. */
export function isHeld(hold: Hold | undefined, now: number): boolean {
  return (
    hold !== undefined &&
    !hasPassed(hold.until, longestPause(hold.count, limitsOf(hold.reason)) + SPACING_MS, now)
  );
}
