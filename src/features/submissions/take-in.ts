import type { LanguageCode } from '#site/languages.ts';
import type { MessageNamespace } from '#site/messages.ts';
import { inItsWords, submissionFrom, type Words } from './model/handover.ts';
import type { Submission } from './model/schemas.ts';
import type { Outbox } from './outbox.ts';
import type { DraftStore } from './ports.ts';

/** What an arriving submission is held against, and what it is completed with. */
export interface Here {
  outbox: Pick<Outbox, 'contents' | 'status'>;
  drafts: Pick<DraftStore, 'all'>;
  /** Loads messages; resolves with undefined if that fails. */
  words: (language: LanguageCode, name: MessageNamespace) => Promise<Words | undefined>;
}

/** What becomes of an arrival: it may be taken in, is here or delivered already, or cannot be read. */
export type Arrival = { kind: 'new'; submission: Submission } | { kind: 'known' | 'delivered' | 'broken' };

/** Returns the function that judges a submission that another device, or anybody, has written. */
export async function arrivals({
  outbox,
  drafts,
  words,
}: Here): Promise<(arriving: Submission) => Promise<Arrival>> {
  const [{ unreadable }, begun] = await Promise.all([outbox.contents(), drafts.all()]);
  // An arrival replaces nothing, not even what this version cannot read; and a draft whose id is queued counts as sent.
  const kept = new Set([...unreadable, ...begun].map(({ id }) => id));
  return async (arriving) => {
    const status = kept.has(arriving.id) ? 'kept' : await outbox.status(arriving.id);
    if (status !== 'gone') return { kind: status === 'delivered' ? 'delivered' : 'known' };
    const submission = await inItsWords(arriving, (language) => words(language, 'forms'));
    return submission ? { kind: 'new', submission } : { kind: 'broken' };
  };
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
  { outbox, ...here }: Here & { outbox: Pick<Outbox, 'restore'> },
  records: readonly unknown[],
  now: number,
): Promise<TakenIn> {
  const judge = await arrivals({ outbox, ...here });
  const result: TakenIn = { added: 0, known: 0, unreadable: 0 };
  for (const record of records) {
    const read = submissionFrom({ ...Object(record), replaces: undefined }, now);
    const arrival = read.kind === 'submission' ? await judge(read.submission) : read;
    if (arrival.kind === 'new') {
      await outbox.restore(arrival.submission);
      result.added += 1;
    } else if (arrival.kind === 'known' || arrival.kind === 'delivered') result.known += 1;
    else result.unreadable += 1;
  }
  return result;
}
