import type { Stand } from './stand.ts';

const PIN = /^\d{4,8}$/;

export const isPin = (typed: string): boolean => PIN.test(typed);

const LONGEST_PAUSE_MS = 60_000;

/** The stand after a wrong PIN: a pause of one second, doubled each time. */
export function afterWrongPin(stand: Stand, now: number): Stand {
  const pause = Math.min(1_000 * 2 ** stand.failures, LONGEST_PAUSE_MS);
  return { ...stand, failures: stand.failures + 1, retryAt: now + pause };
}

/** Milliseconds until a PIN may be tried again: never more than the longest pause, even after a clock jump. */
export const pauseLeft = ({ retryAt }: Stand, now: number): number =>
  retryAt - now > LONGEST_PAUSE_MS ? 0 : Math.max(retryAt - now, 0);
