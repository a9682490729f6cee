import { promisifyRequest, type UseStore } from 'idb-keyval';
import { OUTBOX_KEYS } from '#site/storage-keys.ts';
import { isExpired } from '../model/constants.ts';
import type { Receipt, Submission, Unreadable } from '../model/submission.ts';
import { readReceipt, readSubmission, recordOf } from '../model/submission.ts';
import type { Found, OutboxStore } from '../ports.ts';
import type { Changes } from './changes.ts';
import { entriesIn, rangeOf, writeIn } from './database.ts';

const { queue: QUEUE, receipt: RECEIPT, replaced: REPLACED } = OUTBOX_KEYS;

/**
 * Stores the queue, the receipts and the marks of replaced submissions in IndexedDB. Changes that belong together share
 * one transaction. Changes are announced to all tabs and the worker.
 *
 * @param now milliseconds of the wall clock
 */
export function outboxStore(
  database: UseStore,
  { announce, subscribe }: Changes,
  now: () => number,
): OutboxStore {
  const write = (work: (store: IDBObjectStore) => unknown) => writeIn(database, work).then(announce);

  /** Deletes replaced submissions and remembers their ids, so that an old export cannot restore them. */
  const replaceIn = (store: IDBObjectStore, ids: readonly string[]) => {
    for (const id of ids) {
      store.delete(QUEUE + id);
      store.put(now(), REPLACED + id);
    }
  };

  return {
    async contents() {
      const submissions: Submission[] = [];
      const unreadable: Unreadable[] = [];
      for (const { key, record } of await database('readonly', (store) => entriesIn(store, QUEUE))) {
        const id = key.slice(QUEUE.length);
        const submission = readSubmission(id, record);
        if (submission) submissions.push(submission);
        else unreadable.push({ id, record });
      }
      return { submissions: submissions.sort((a, b) => a.submittedAt - b.submittedAt), unreadable };
    },
    find: (id) => database('readonly', (store) => findIn(store, id)),
    add: (submission, replacedIds = []) =>
      write((store) => {
        store.put(recordOf(submission), QUEUE + submission.id);
        replaceIn(store, replacedIds);
      }),
    async addUnknown(submissions) {
      const added = await writeIn(database, async (store) => {
        const keys = new Set((await promisifyRequest(store.getAllKeys())).map(String));
        const isKnown = (id: string) => [QUEUE, RECEIPT, REPLACED].some((prefix) => keys.has(prefix + id));
        const unknown = submissions.filter(({ id }) => !isKnown(id));
        for (const submission of unknown) store.put(recordOf(submission), QUEUE + submission.id);
        return unknown.map(({ id }) => id);
      });
      if (added.length > 0) announce();
      return added;
    },
    async change(id, change) {
      const { written, isDelivered } = await writeIn(database, (store) => changeIn(store, id, change));
      if (written || isDelivered) announce();
      return written;
    },
    accept: (receipt, { replacedIds = [], resumed = [], resume = () => undefined } = {}) =>
      write(async (store) => {
        store.put(receipt, RECEIPT + receipt.id);
        store.delete(QUEUE + receipt.id);
        replaceIn(store, replacedIds);
        // The changes run in parallel: hundreds of sequential requests would exceed the time limit on a slow phone.
        await Promise.all(resumed.map((id) => changeIn(store, id, resume)));
      }),
    async remove(id) {
      const record = await writeIn(database, async (store) => {
        const present: unknown = await promisifyRequest(store.get(QUEUE + id));
        store.delete(QUEUE + id);
        return present;
      });
      announce();
      return readSubmission(id, record);
    },
    receipts: () => receiptsIn(database, now),
    clear: (prefix) => write((store) => (prefix ? store.delete(rangeOf(prefix)) : store.clear())),
    keys: () =>
      database('readonly', async (store) => (await promisifyRequest(store.getAllKeys())).map(String)),
    announce,
    subscribe,
  };
}

/** Reads the record of an id, and whether there is a receipt. Both requests start before either is awaited. */
async function readIn(store: IDBObjectStore, id: string): Promise<{ record: unknown; isDelivered: boolean }> {
  const receipt = store.getKey(RECEIPT + id);
  const record: unknown = await promisifyRequest(store.get(QUEUE + id));
  return { record, isDelivered: receipt.result !== undefined };
}

async function findIn(store: IDBObjectStore, id: string): Promise<Found> {
  const { record, isDelivered } = await readIn(store, id);
  return { submission: readSubmission(id, record), isDelivered };
}

/**
 * Reads, changes and writes a record. The `update` function of idb-keyval does not fit, because it would write
 * `undefined` for a missing record.
 */
async function changeIn(
  store: IDBObjectStore,
  id: string,
  change: (current: Submission) => Submission | undefined,
): Promise<{ written?: Submission; isDelivered?: true }> {
  const { record, isDelivered } = await readIn(store, id);
  if (isDelivered) {
    store.delete(QUEUE + id);
    return { isDelivered: true };
  }
  const current = readSubmission(id, record);
  const written = current && change(current);
  if (!current || !written) return {};
  store.put({ ...Object(record), ...changedFields(current, written) }, QUEUE + id);
  return { written };
}

/** Returns only the changed fields, so that a write preserves the fields of another version. */
function changedFields(before: Submission, after: Submission): Partial<Submission> {
  const isChanged = ([name, value]: [string, unknown]) => before[name as keyof Submission] !== value;
  return Object.fromEntries(Object.entries(after).filter(isChanged));
}

async function receiptsIn(database: UseStore, now: () => number): Promise<Receipt[]> {
  const { receipts, expired } = await database('readonly', async (store) => {
    const [delivered, replaced] = await Promise.all([entriesIn(store, RECEIPT), entriesIn(store, REPLACED)]);
    const found = delivered.flatMap(({ record }) => readReceipt(record) ?? []);
    const isCurrent = ({ deliveredAt }: Receipt) => !isExpired(deliveredAt, now());
    const old = [
      ...found.filter((receipt) => !isCurrent(receipt)).map(({ id }) => RECEIPT + id),
      ...replaced.filter(({ record }) => isExpired(Number(record), now())).map(({ key }) => key),
    ];
    return { receipts: found.filter(isCurrent), expired: old };
  });
  if (expired.length > 0)
    await writeIn(database, (store) => {
      for (const key of expired) store.delete(key);
    });
  return receipts.sort((a, b) => b.deliveredAt - a.deliveredAt);
}
