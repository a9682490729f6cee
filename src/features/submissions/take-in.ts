import { submissionFrom } from './model/handover.ts';
import type { Outbox } from './outbox.ts';

/** Result of an import: how many are new, already known, and unreadable. */
export interface TakenIn {
  added: number;
  known: number;
  unreadable: number;
}

/**
 * Imports the records of an export, which anybody may have written: as new work of this device, and only what a form
 * of this site could have made. Those already here, or delivered, are not added again.
 *
 * @param now milliseconds of the wall clock
 */
export async function takeIn(
  outbox: Pick<Outbox, 'contents' | 'restore' | 'status'>,
  records: readonly unknown[],
  now: number,
): Promise<TakenIn> {
  // An import replaces nothing, not even what this version cannot read.
  const unreadable = new Set((await outbox.contents()).unreadable.map(({ id }) => id));
  const result: TakenIn = { added: 0, known: 0, unreadable: 0 };
  for (const record of records) {
    const read = submissionFrom({ ...Object(record), replaces: undefined }, now);
    if (read.kind !== 'submission') result.unreadable += 1;
    else if (unreadable.has(read.submission.id) || (await outbox.status(read.submission.id)) !== 'gone')
      result.known += 1;
    else {
      await outbox.restore(read.submission);
      result.added += 1;
    }
  }
  return result;
}
