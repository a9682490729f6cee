import { promisifyRequest, type UseStore } from 'idb-keyval';

export interface Entry {
  key: string;
  record: unknown;
}

/** All keys that begin with the prefix. */
const keysFrom = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Keys and records under a prefix, in the order of the keys; idb-keyval reads whole stores only. */
export async function entriesIn(store: IDBObjectStore, prefix: string): Promise<Entry[]> {
  const keys = store.getAllKeys(keysFrom(prefix));
  const records = await promisifyRequest(store.getAll(keysFrom(prefix)));
  return keys.result.map((key, index) => ({ key: String(key), record: records[index] as unknown }));
}

/**
 * Makes the requests of `work` in one transaction, and resolves with its result once that is durable. It is committed at
 * once, so that a page that is left or frozen in the next moment neither loses it nor blocks other tabs with it.
 */
export const writeIn = <Result>(
  database: UseStore,
  work: (store: IDBObjectStore) => Result | Promise<Result>,
): Promise<Result> =>
  database('readwrite', async (store) => {
    const result = await work(store);
    store.transaction.commit();
    await promisifyRequest(store.transaction);
    return result;
  });
