import type { Receipt, Submission } from '#features/outbox/model/submission.ts';
import { DAY_MS } from '#site/local-date.ts';
import type { Kiosk } from './kiosk.ts';

/** The device's entries: queued submissions, and receipts of delivered ones. */
export interface Entries {
  submissions: readonly Submission[];
  receipts: readonly Receipt[];
}

/** Returns the submission times of the entries of this event. */
const entryTimes = ({ submissions, receipts }: Entries, event: string | undefined): number[] => [
  ...submissions.filter(({ params }) => params.event === event).map(({ submittedAt }) => submittedAt),
  ...receipts.filter((receipt) => receipt.event === event).map(({ submittedAt = 0 }) => submittedAt),
];

/** Returns true if both times are on the same day in the device's time zone. */
export const isSameDay = (time: number, other: number): boolean =>
  new Date(time).toDateString() === new Date(other).toDateString();

/**
 * Returns the number of entries of this event today, in the device's time zone. Each entry counts once, also if a
 * correction with the same time was sent after it.
 */
export function entriesToday(entries: Entries, event: string | undefined, now: number): number {
  const queued = new Set(entries.submissions.map(({ id }) => id));
  const receipts = entries.receipts.filter(({ id }) => !queued.has(id));
  const times = entryTimes({ ...entries, receipts }, event);
  return new Set(times.filter((time) => isSameDay(time, now))).size;
}

/** Time after the last entry until kiosk mode can end without the PIN if the queue is empty, in milliseconds. */
const FORGOTTEN_MS = DAY_MS;

/**
 * Returns true if kiosk mode can end without the PIN: everything is delivered, and there was no entry for a day. Always
 * false if this version cannot read the PIN, because it then cannot rely on the start time either.
 */
export function mayLeaveWithoutPin(kiosk: Kiosk, entries: Entries & { unreadable: number }, now: number) {
  if (!kiosk.pin) return false;
  if (entries.submissions.length > 0 || entries.unreadable > 0) return false;
  const last = Math.max(kiosk.since, ...entryTimes(entries, kiosk.event));
  return now - last >= FORGOTTEN_MS;
}
