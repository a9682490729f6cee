import type { Submission } from '#features/outbox/model/submission.ts';
import type { Outbox } from '#features/outbox/outbox.ts';
import type { Locale } from '#site/locales.ts';
import { type Messages, untrustedSubmission, withFormTexts } from './model/untrusted.ts';

/** Result of an import: the numbers of new, already known and unreadable records. */
export interface Imported {
  added: number;
  known: number;
  unreadable: number;
}

interface ImportOptions {
  outbox: Pick<Outbox, 'addUnknown'>;
  /** Returns true if a draft has this id. If a record with its id were imported, the draft would count as sent. */
  isDraft: (id: string) => boolean;
  /** Loads the messages of forms; resolves with undefined if that fails. */
  load: (locale: Locale) => Promise<Messages | undefined>;
  /** Milliseconds of the wall clock. */
  now: number;
  /** Called with the number of records read so far. */
  onProgress: (done: number) => void;
}

/** Number of records read between two progress reports. Each batch is added in one transaction. */
const BATCH = 100;

/**
 * Imports the records of an export, which anybody may have written. Only records that a form of this site could have
 * produced are added, as new submissions of this device. Nothing is replaced or deleted. Submissions that are already
 * queued or delivered here are not added again.
 */
export async function importRecords(
  records: readonly unknown[],
  { outbox, isDraft, load, now, onProgress }: ImportOptions,
): Promise<Imported> {
  const result: Imported = { added: 0, known: 0, unreadable: 0 };
  const tables = new Map<string, Promise<Messages | undefined>>();
  const loadOnce = (locale: Locale) => {
    const table = tables.get(locale) ?? load(locale);
    tables.set(locale, table);
    return table;
  };
  const read = async (record: unknown): Promise<Submission | undefined> => {
    const submission = untrustedSubmission(record, now);
    return submission && withFormTexts(submission, loadOnce);
  };
  for (let done = 0; done < records.length; done += BATCH) {
    onProgress(done);
    const batch = records.slice(done, done + BATCH);
    const readable = (await Promise.all(batch.map(read))).filter((one) => one !== undefined);
    const unsent = readable.filter(({ id }) => !isDraft(id));
    const added = new Set(await outbox.addUnknown(unsent));
    result.added += added.size;
    result.known += readable.length - added.size;
    result.unreadable += batch.length - readable.length;
  }
  return result;
}
