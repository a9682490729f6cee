import type { Draft } from '#features/submissions/model/draft.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { DRAFTS_DATABASE, OUTBOX_DATABASE } from '#site/storage-keys.ts';

const STORE = 'keyval';

const promised = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inDatabase<Result>(
  name: string,
  task: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await promised(opening);
  const result = await promised(task(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  database.close();
  return result;
}

/** What waits on this device. */
export const queued = (): Promise<Submission[]> => inDatabase(OUTBOX_DATABASE, (store) => store.getAll());

/** Puts these into the outbox before a page is opened. */
export async function keep(...submissions: readonly Submission[]): Promise<void> {
  for (const submission of submissions)
    await inDatabase(OUTBOX_DATABASE, (store) => store.put(submission, submission.id));
}

/** Puts this draft of an empty form where it is looked for. */
export const keepDraft = (draft: Draft): Promise<unknown> =>
  inDatabase(DRAFTS_DATABASE, (store) => store.put(draft, draft.form));

/** What is kept under a name, of whatever kind. */
export const kept = (name: string): Promise<unknown[]> => inDatabase(name, (store) => store.getAll());

/**
 * Empties the outbox. A page that has been closed in the midst of it may send later what it finds there, for here it
 * does not go with its document.
 */
export const emptyQueue = (): Promise<unknown> => inDatabase(OUTBOX_DATABASE, (store) => store.clear());
