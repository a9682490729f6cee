import { clear, del, get, promisifyRequest, set, type UseStore, values } from 'idb-keyval';
import { OUTBOX_DATABASE, PACE_DATABASE } from '#site/device-names.ts';
import { readSubmission, type Submission } from '../model/submission.ts';
import type { OutboxStore } from '../ports.ts';
import { changesOf } from './changes.ts';
import { keyvalDatabase } from './keyval-database.ts';

const PAUSE_KEY = 'paused-until';
const ATTEMPT_KEY = 'last-attempt';

/** Keeps each submission under its id in IndexedDB, and tells all tabs and the worker of changes. */
export function idbOutboxStore(
  database: UseStore = keyvalDatabase(OUTBOX_DATABASE),
  pace: UseStore = keyvalDatabase(PACE_DATABASE),
): OutboxStore {
  const { tell, subscribe } = changesOf(OUTBOX_DATABASE);

  return {
    async all() {
      const records = await values<unknown>(database);
      return records
        .map(readSubmission)
        .filter((submission) => submission !== undefined)
        .sort((a, b) => a.submittedAt - b.submittedAt);
    },
    async find(id) {
      return readSubmission(await get<unknown>(id, database));
    },
    async add(submission) {
      await database('readwrite', (store) => {
        store.put(submission, submission.id);
        if (submission.replaces) store.delete(submission.replaces);
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
    async pausedUntil() {
      return (await get<number>(PAUSE_KEY, pace)) ?? 0;
    },
    async pauseUntil(time) {
      await set(PAUSE_KEY, time, pace);
      tell();
    },
    async lastAttempt() {
      return (await get<number>(ATTEMPT_KEY, pace)) ?? 0;
    },
    noteAttempt: (time) => set(ATTEMPT_KEY, time, pace),
    subscribe,
  };
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
    if (written) store.put(written, id);
  };
  await promisifyRequest(store.transaction);
  return written;
}
