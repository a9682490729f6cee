import { type Circumstances, hasPassed, pauseAfter, SPACING_MS } from './delivery.ts';

/** Why the whole queue waits a little: the service asked for it, or nothing answers. */
export interface Hold {
  reason: 'limited' | 'unreachable';
  /** Milliseconds of the wall clock. */
  until: number;
  /** How often in a row the queue has been held, without anything delivered between. */
  count: number;
}

/** The longest pause after a 429: the service counts by the second. */
const LONGEST_LIMIT_MS = 30_000;
const FIRST_LIMIT_MS = 2_000;

/** The pause of the whole queue that an outcome calls for: full jitter, the longer the more often in a row. */
export function holdAfter(hold: Hold | undefined, reason: Hold['reason'], world: Circumstances): Hold {
  const count = (hold?.count ?? 0) + 1;
  const backoff =
    reason === 'limited'
      ? { ...world.backoff, firstMs: FIRST_LIMIT_MS / 2, longestMs: LONGEST_LIMIT_MS }
      : world.backoff;
  return { reason, until: world.now + pauseAfter(count, { ...world, backoff }), count };
}

/** Whether the queue waits; a time that no pause can reach comes from a clock that has been set back. */
export const isHeld = (hold: Hold | undefined, { now, backoff }: Omit<Circumstances, 'random'>): boolean =>
  hold !== undefined && !hasPassed(hold.until, Math.max(backoff.longestMs, LONGEST_LIMIT_MS), now);

/** The least time between two looks at a queue that something keeps from moving. */
export const LEAST_WAIT_MS = SPACING_MS;
