import { DAY_MS } from '#features/outbox/model/constants.ts';
import type { Receipt, Submission } from '#features/outbox/model/submission.ts';
import type { Kiosk } from './kiosk.ts';

/** The device's entries: queued submissions, and receipts of delivered ones. */
export interface Entries {
  submissions: readonly Submission[];
  receipts: readonly Receipt[];
}

/** Submission times of the entries of this event. */
const entryTimes = ({ submissions, receipts }: Entries, event: string | undefined): number[] => [
  ...submissions.filter(({ params }) => params.event === event).map(({ submittedAt }) => submittedAt),
  ...receipts.filter((receipt) => receipt.event === event).map(({ submittedAt = 0 }) => submittedAt),
];

const dayOf = (time: number) => new Date(time).toDateString();

/** Number of entries of this event today, by the device's own calendar; each counts once. */
export function entriesToday(entries: Entries, event: string | undefined, now: number): number {
  const queued = new Set(entries.submissions.map(({ id }) => id));
  const receipts = entries.receipts.filter(({ id }) => !queued.has(id));
  return entryTimes({ ...entries, receipts }, event).filter((time) => dayOf(time) === dayOf(now)).length;
}

/** Milliseconds after the last entry until a kiosk with an empty queue can be left without its PIN. */
const FORGOTTEN_MS = DAY_MS;

/**
 * Returns true if the kiosk can be left without its PIN: all is delivered, and nobody has made an entry for a day.
 * Never if this version cannot read when the kiosk began.
 */
export function mayLeaveWithoutPin(kiosk: Kiosk, entries: Entries & { unreadable: number }, now: number) {
  if (!kiosk.pin) return false;
  if (entries.submissions.length > 0 || entries.unreadable > 0) return false;
  const last = Math.max(kiosk.since, ...entryTimes(entries, kiosk.event));
  return now - last >= FORGOTTEN_MS;
}
