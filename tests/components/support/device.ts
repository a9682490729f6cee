import { clear, createStore, set, values } from 'idb-keyval';
import type { Draft } from '#features/submissions/model/draft.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { DRAFTS_DATABASE, OUTBOX_DATABASE } from '#site/storage-keys.ts';

const database = (name: string) => createStore(name, 'keyval');

/** What is kept under a name, of whatever kind. */
export const kept = <Kind = unknown>(name: string): Promise<Kind[]> => values(database(name));

/** What waits on this device. */
export const queued = () => kept<Submission>(OUTBOX_DATABASE);

/** Puts these into the outbox before a page is opened. */
export async function keep(...submissions: readonly Submission[]): Promise<void> {
  for (const submission of submissions) await set(submission.id, submission, database(OUTBOX_DATABASE));
}

/** Puts this draft of an empty form where it is looked for. */
export const keepDraft = (draft: Draft) => set(draft.form, draft, database(DRAFTS_DATABASE));

/**
 * Empties the outbox. A page that has been closed in the midst of it may send later what it finds there, for here it
 * does not go with its document.
 */
export const emptyQueue = async () => clear(database(OUTBOX_DATABASE));

/** Waits for ten minutes, unless the visitor has it sent; all of them are of the same minute. */
export const waiting = (id: string, more: Partial<Submission> = {}): Submission => ({
  version: 1,
  id,
  form: 'contact-form',
  language: 'en',
  submittedAt: Date.UTC(2026, 10, 20, 10, 0, 0) + id.charCodeAt(0),
  params: { name: id, email: 'ada@fund.example', organization: 'Analytical Capital', role: 'Partner' },
  delivery: { state: 'queued', attempts: 1, notBefore: Date.now() + 600_000, reason: 'limited' },
  ...more,
});
