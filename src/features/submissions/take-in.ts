import type { LanguageCode } from '#site/languages.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { inItsWords, submissionFrom, type Words } from './model/untrusted.ts';
import type { Outbox } from './outbox.ts';
import type { DraftStore } from './ports.ts';

/** What an import is compared with, and what completes its submissions. */
export interface Here {
  outbox: Pick<Outbox, 'contents' | 'status'>;
  drafts: Pick<DraftStore, 'all'>;
  /** Loads messages; resolves with undefined if that fails. */
  words: (language: LanguageCode, name: MessageNamespace) => Promise<Words | undefined>;
}

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
  { outbox, drafts, words }: Here & { outbox: Pick<Outbox, 'restore'> },
  records: readonly unknown[],
  now: number,
): Promise<TakenIn> {
  const [{ unreadable }, begun] = await Promise.all([outbox.contents(), drafts.all()]);
  // An import replaces nothing, not even what this version cannot read; and a draft whose id is queued counts as sent.
  const kept = new Set([...unreadable, ...begun].map(({ id }) => id));
  const result: TakenIn = { added: 0, known: 0, unreadable: 0 };
  for (const record of records) {
    const read = submissionFrom(Object(record), now);
    if (read && (kept.has(read.id) || (await outbox.status(read.id)) !== 'gone')) {
      result.known += 1;
      continue;
    }
    const submission = read && (await inItsWords(read, (language) => words(language, 'forms')));
    if (submission) {
      await outbox.restore(submission);
      result.added += 1;
    } else result.unreadable += 1;
  }
  return result;
}
