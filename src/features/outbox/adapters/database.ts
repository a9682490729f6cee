import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Presence } from '../ports.ts';

/**
 * Time limit: a blocked, broken or hanging database must not hang a form. With the look at whether a write has landed
 * all the same, it makes the three seconds of docs/outbox.md, rule 10.
 */
const LIMIT_MS = 2_700;
const OBJECT_STORE = 'keyval';

const hasStore = (database: IDBDatabase) => database.objectStoreNames.contains(OBJECT_STORE);

class LimitError extends Error {}

/** Rejects after the time limit, and passes a later result to `late`. */
function withTimeLimit<T>(name: string, work: Promise<T>, late: (result: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      reject(new LimitError(`The database ${name} does not answer.`));
    }, LIMIT_MS);
    work.then((result) => (over ? late(result) : resolve(result)), reject).finally(() => clearTimeout(timer));
  });
}

/** Opens the existing version, which a newer release may have raised, or creates the first. */
function request(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      if (!hasStore(opening.result)) opening.result.createObjectStore(OBJECT_STORE);
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => resolve(opening.result);
  });
}

async function open(name: string): Promise<IDBDatabase> {
  const close = (database: IDBDatabase) => database.close();
  const database = await withTimeLimit(name, request(name), close);
  if (hasStore(database)) return database;
  // Other code created a database of this name, without the object store.
  database.close();
  return withTimeLimit(name, request(name, database.version + 1), close);
}

type Connection = ReturnType<typeof createConnection>;

/**
 * One shared connection, opened at its first use, and released if the browser closes it or a newer version needs it.
 */
function createConnection(name: string) {
  let opened: Promise<IDBDatabase> | undefined;

  /** Closes it; the next use opens a new one. */
  const forget = () => {
    const before = opened;
    opened = undefined;
    before?.then(
      (database) => database.close(),
      () => {},
    );
  };
  const connect = () => {
    opened ??= open(name).then(
      (database) => {
        database.onclose = forget;
        database.onversionchange = forget;
        return database;
      },
      (error) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  };
  return { open: connect, forget };
}

/** Runs each callback in its own transaction, with strict durability and within the time limit. */
function createTransactions(name: string, connection: Connection, presence: Presence) {
  const running = new Set<IDBTransaction>();
  const run: UseStore = async (mode, callback) => {
    const database = await connection.open();
    // The page was left during the opening: no transaction starts now.
    if (!presence.isHere()) throw new DOMException('The page has been left.', 'AbortError');
    const transaction = database.transaction(OBJECT_STORE, mode, { durability: 'strict' });
    running.add(transaction);
    try {
      const result = Promise.resolve(callback(transaction.objectStore(OBJECT_STORE)));
      return await withTimeLimit(name, result, () => {});
    } catch (error) {
      abort(transaction);
      throw error;
    } finally {
      running.delete(transaction);
    }
  };
  const abortAll = () => {
    for (const transaction of running) abort(transaction);
  };
  return { run, abortAll };
}

/**
 * A store for idb-keyval whose writes are strictly durable. It answers or rejects within a time limit, yields to a
 * newer version, and tries once more with a new connection: browsers close one in mid-use, under several names. When
 * the page is left it releases everything at once, and repeats aborted work when the page returns (docs/outbox.md, rule
 * 10).
 */
export function keyvalDatabase(name: string, presence: Presence): UseStore {
  const connection = createConnection(name);
  const { run, abortAll } = createTransactions(name, connection, presence);
  presence.onLeave(() => {
    abortAll();
    connection.forget();
  });

  return async (mode, callback) => {
    for (let lost = false; ; ) {
      await presence.here();
      try {
        return await run(mode, callback);
      } catch (error) {
        connection.forget();
        const wasLeft = !presence.isHere();
        if (!wasLeft && (lost || isFinal(error))) throw error;
        lost = !wasLeft;
      }
    }
  };
}

/** A transaction that is over or committing stays as it is. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // As above.
  }
}

/** Errors that a new connection does not repair: no room, a value that cannot be stored, or the time is up. */
const isFinal = (error: unknown) =>
  error instanceof LimitError ||
  (error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'DataCloneError'));

interface Entry {
  key: string;
  record: unknown;
}

/** Keys and records under a prefix, in the order of the keys; idb-keyval reads whole stores only. */
export async function entriesIn(store: IDBObjectStore, prefix: string): Promise<Entry[]> {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const keys = store.getAllKeys(range);
  const records = await promisifyRequest(store.getAll(range));
  return keys.result.map((key, index) => ({ key: String(key), record: records[index] as unknown }));
}

/**
 * Makes the requests of `work` in one transaction, and resolves with its result once that is durable. It is committed
 * at once, so that a page that is left or frozen in the next moment neither loses it nor blocks other tabs with it.
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
