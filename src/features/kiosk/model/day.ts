import { RECORD_VERSION } from '#features/outbox/model/constants.ts';
import type { Receipt, Submission } from '#features/outbox/model/submission.ts';
import { localTime } from '#site/local-date.ts';
import { type Entries, isSameDay } from './entries.ts';
import type { Kiosk } from './kiosk.ts';

/** One of the entries that a kiosk lists on a day. A delivered entry has no `submission`, because its personal data is deleted. */
export interface DayEntry {
  id: string;
  form: string;
  submittedAt: number;
  deliveredAt?: number;
  submission?: Submission;
  /** True for a pending message that carries a note on a delivered request. */
  isNote?: boolean;
}

/**
 * Returns the entries of this event that were made today, wait or were delivered today, in the device's time zone,
 * newest first. Each entry is listed once. A delivered correction is not listed apart from its original, which has the
 * same time.
 */
export function dayEntries(
  { submissions, receipts }: Entries,
  event: string | undefined,
  now: number,
): DayEntry[] {
  const queued = new Set(submissions.map(({ id }) => id));
  const delivered = new Map<number, Receipt>();
  // Receipts are sorted from newest to oldest, so that the original is set last.
  for (const receipt of receipts)
    if (receipt.event === event && !queued.has(receipt.id)) delivered.set(receipt.submittedAt ?? 0, receipt);
  return [
    ...submissions
      .filter(({ params }) => params.event === event)
      .map((submission): DayEntry => {
        const { id, form, submittedAt } = submission;
        return { id, form, submittedAt, submission, isNote: delivered.has(submittedAt) };
      }),
    ...[...delivered.values()].map(
      ({ id, form, deliveredAt, submittedAt = 0 }): DayEntry => ({ id, form, submittedAt, deliveredAt }),
    ),
  ]
    .filter(
      ({ submittedAt, deliveredAt = now }) => isSameDay(submittedAt, now) || isSameDay(deliveredAt, now),
    )
    .sort((a, b) => b.submittedAt - a.submittedAt);
}

const facts = ['submitted_at', 'delivered_at', 'state', 'form', 'submission_id', 'event'];

// Organisers compare the times with those of their day.
const timeOf = (time: number | undefined) => (time === undefined ? '' : localTime(time));

/** Returns what the device still has of an entry: after the delivery, only its form, its time and its event. */
export const knownOf = ({ id, form, submittedAt, submission }: DayEntry, kiosk: Kiosk): Submission =>
  submission ?? {
    version: RECORD_VERSION,
    ...{ id, form, submittedAt, language: kiosk.language },
    params: kiosk.event === undefined ? {} : { event: kiosk.event },
    delivery: { state: 'queued', attempts: 0, notBefore: 0 },
  };

/** Returns the entries of an event as a table with a header. A parameter of any entry is a column. */
export function dayTable(entries: readonly DayEntry[], event: string | undefined): string[][] {
  const all = entries.flatMap(({ submission }) => Object.keys(submission?.params ?? {}));
  const params = [...new Set(all)].filter((name) => !facts.includes(name));
  const rows = entries.map(({ id, form, submittedAt, deliveredAt, submission }) => [
    timeOf(submittedAt),
    timeOf(deliveredAt),
    submission?.delivery.state ?? 'delivered',
    form,
    id,
    event ?? '',
    ...params.map((name) => submission?.params[name] ?? ''),
  ]);
  return [[...facts, ...params], ...rows];
}
