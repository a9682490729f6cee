import type { PinCheck } from './stand.ts';

const PIN = /^\d{4,8}$/;

export const isPin = (typed: string): boolean => PIN.test(typed);

const LONGEST_PAUSE_MS = 60_000;

/** After a wrong PIN: a pause of one second, doubled each time. */
export function afterWrongPin(pin: PinCheck, now: number): PinCheck {
  const pause = Math.min(1_000 * 2 ** pin.failures, LONGEST_PAUSE_MS);
  return { ...pin, failures: pin.failures + 1, retryAt: now + pause };
}

/** Milliseconds until a PIN may be tried again: never more than the longest pause, even after a clock jump. */
export const pauseLeft = ({ retryAt }: PinCheck, now: number): number =>
  retryAt - now > LONGEST_PAUSE_MS ? 0 : Math.max(retryAt - now, 0);
