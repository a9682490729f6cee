import { clear, del, get, promisifyRequest, type UseStore } from 'idb-keyval';
import { readSubmission } from '../model/records.ts';
import type { Submission, Unreadable } from '../model/submission.ts';
import type { OutboxStore } from '../ports.ts';
import { changesOf } from './changes.ts';

/**
 * Stores each submission under its id in IndexedDB, and announces changes to all tabs and the worker under the name
 * `told`.
 */
export function idbOutboxStore(database: UseStore, told: string): OutboxStore {
  const { tell, subscribe } = changesOf(told);

  async function contents() {
    const submissions: Submission[] = [];
    const unreadable: Unreadable[] = [];
    for (const { id, record } of await database('readonly', recordsIn)) {
      const submission = readSubmission(record);
      if (submission) submissions.push(submission);
      else unreadable.push({ id, record });
    }
    return { submissions: submissions.sort((a, b) => a.submittedAt - b.submittedAt), unreadable };
  }

  return {
    contents,
    async all() {
      return (await contents()).submissions;
    },
    async find(id) {
      return readSubmission(await get<unknown>(id, database));
    },
    async add(submission) {
      await database('readwrite', (store) => {
        store.put(submission, submission.id);
        if (submission.replaces) store.delete(submission.replaces);
        // At once, so that it is written even if the page is left in the next moment.
        store.transaction.commit();
        return promisifyRequest(store.transaction);
      });
      tell();
    },
    async change(id, change) {
      const changed = await database('readwrite', (store) => changeIn(store, id, change));
      if (changed) tell();
      return changed;
    },
    async remove(id) {
      await del(id, database);
      tell();
    },
    async clear() {
      await clear(database);
      tell();
    },
    subscribe,
  };
}

/** idb-keyval's own `entries` leaves a rejection unhandled if a transaction ends between its two requests. */
async function recordsIn(store: IDBObjectStore): Promise<{ id: string; record: unknown }[]> {
  const keys = store.getAllKeys();
  const records = store.getAll();
  await promisifyRequest(store.transaction);
  return keys.result.map((key, index) => ({ id: String(key), record: records.result[index] }));
}

// idb-keyval's own `update` cannot leave a missing record missing: it would write `undefined`.
async function changeIn(
  store: IDBObjectStore,
  id: string,
  change: (current: Submission) => Submission | undefined,
): Promise<Submission | undefined> {
  let written: Submission | undefined;
  const request = store.get(id);
  request.onsuccess = () => {
    const current = readSubmission(request.result);
    written = current && change(current);
    if (current && written) store.put({ ...request.result, ...changesBetween(current, written) }, id);
  };
  await promisifyRequest(store.transaction);
  return written;
}

/** Limits the write to changed fields: an older tab still reads its record, and a newer version's fields survive. */
function changesBetween(before: Submission, after: Submission): Partial<Submission> {
  const isChanged = ([name, value]: [string, unknown]) => before[name as keyof Submission] !== value;
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}
