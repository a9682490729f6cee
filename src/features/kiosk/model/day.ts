import { RECORD_VERSION } from '#features/outbox/model/constants.ts';
import type { Receipt, Submission } from '#features/outbox/model/submission.ts';
import { subjectOf } from '#features/outbox/model/summary.ts';
import { localTime } from '#site/local-date.ts';
import { type Entries, isSameDay } from './entries.ts';
import type { Kiosk } from './kiosk.ts';

/** A request that a kiosk lists. A delivered one has no `submission`, because its personal data is deleted. */
export interface DayEntry extends Pick<Receipt, 'id' | 'form' | 'subject' | 'language' | 'hasNote'> {
  submittedAt: number;
  deliveredAt?: number;
  submission?: Submission;
  /** The staff's notes that were sent apart from the delivered request, or wait, from the oldest to the newest. */
  notes: readonly DayNote[];
}

/** A message with a note: delivered, or still a submission. */
export type DayNote = Receipt | Submission;

/**
 * Returns the entries of this event that were made today, wait or were delivered today, in the device's time zone,
 * newest first. Each entry is listed once, with the messages that carry a note on it. They have its time.
 */
export function dayEntries(
  { submissions, receipts }: Entries,
  event: string | undefined,
  now: number,
): DayEntry[] {
  const queued = new Set(submissions.map(({ id }) => id));
  const delivered = new Map<number, DayEntry>();
  for (const receipt of [...receipts].reverse()) {
    if (receipt.event !== event || queued.has(receipt.id)) continue;
    const { submittedAt = 0 } = receipt;
    const original = delivered.get(submittedAt);
    delivered.set(
      submittedAt,
      original ? withNote(original, receipt) : { ...receipt, submittedAt, notes: [] },
    );
  }
  const pending: DayEntry[] = [];
  for (const submission of submissions) {
    if (submission.params.event !== event) continue;
    const { id, form, language, submittedAt } = submission;
    const subject = subjectOf(submission);
    const original = delivered.get(submittedAt);
    if (original) delivered.set(submittedAt, withNote(original, submission));
    else
      pending.push({ id, form, ...(subject && { subject, language }), submittedAt, submission, notes: [] });
  }
  return [...pending, ...delivered.values()]
    .filter(
      ({ submittedAt, deliveredAt = now, notes }) =>
        isSameDay(submittedAt, now) || isSameDay(deliveredAt, now) || notes.some(isPending),
    )
    .sort((a, b) => b.submittedAt - a.submittedAt);
}

/** Returns the start of a request's id, by which the organiser finds its email and its row in the CSV. */
export const codeOf = ({ id }: DayEntry): string => id.slice(0, 8);

/** Returns true if a message with a note is not delivered yet. */
export const isPending = (note: DayNote): note is Submission => 'delivery' in note;

const withNote = (entry: DayEntry, note: DayNote): DayEntry => ({ ...entry, notes: [...entry.notes, note] });

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

/** Returns the parameters that the device still has of an entry: those of the request, or of its latest pending note. */
function paramsOf({ submission, notes }: DayEntry): Submission['params'] {
  const latest = submission ?? notes.findLast(isPending);
  const { note_on: _, ...params } = latest?.params ?? {};
  return params;
}

/** Returns the entries of an event as a table with a header. A parameter of any entry is a column. */
export function dayTable(entries: readonly DayEntry[], event: string | undefined): string[][] {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(paramsOf(entry))))];
  const params = names.filter((name) => !facts.includes(name));
  const rows = entries.map((entry) => [
    timeOf(entry.submittedAt),
    timeOf(entry.deliveredAt),
    entry.submission?.delivery.state ?? 'delivered',
    entry.form,
    entry.id,
    event ?? '',
    ...params.map((name) => paramsOf(entry)[name] ?? ''),
  ]);
  return [[...facts, ...params], ...rows];
}
