import { clear, createStore, entries, set } from 'idb-keyval';
import type { Draft, Submission } from '#features/submissions/model/schemas.ts';
import { OUTBOX_DATABASE, OUTBOX_KEYS } from '#site/storage-keys.ts';

const database = () => createStore(OUTBOX_DATABASE, 'keyval');

const keptUnder = async (prefix: string) =>
  (await entries<string, object>(database())).filter(([key]) => key.startsWith(prefix));

/** What waits on this device. */
export const queued = async () =>
  (await keptUnder(OUTBOX_KEYS.queue)).map(
    ([key, record]) => ({ ...record, id: key.slice(OUTBOX_KEYS.queue.length) }) as Submission,
  );

/** What has been begun on this device. */
export const drafted = async () => (await keptUnder(OUTBOX_KEYS.draft)).map(([, record]) => record as Draft);

/** Puts these into the outbox before a page is opened. */
export async function keep(...submissions: readonly Submission[]): Promise<void> {
  for (const submission of submissions) await set(OUTBOX_KEYS.queue + submission.id, submission, database());
}

/** Has the service have asked for a pause of the queue. */
export const keepPause = (until: number) =>
  set(OUTBOX_KEYS.rateLimit, { hold: { reason: 'limited', until, count: 6 } }, database());

/** Puts this draft of an empty form where it is looked for. */
export const keepDraft = (draft: Draft) => set(OUTBOX_KEYS.draft + draft.id, draft, database());

/**
 * Empties the outbox. A page that has been closed in the midst of it may send later what it finds there, for here it
 * does not go with its document.
 */
export const emptyQueue = async () => clear(database());
