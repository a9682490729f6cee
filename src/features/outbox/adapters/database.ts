import { promisifyRequest, type UseStore } from 'idb-keyval';
import type { Presence } from '../ports.ts';

/**
 * Time limit, in milliseconds: a blocked, broken or hanging database must not block a form. Together with the check
 * whether a late write has succeeded, it adds up to the three seconds of docs/outbox.md, rule 10.
 */
const LIMIT_MS = 2_700;
const OBJECT_STORE = 'keyval';

const hasStore = (database: IDBDatabase) => database.objectStoreNames.contains(OBJECT_STORE);

class LimitError extends Error {}

/** Rejects if the work exceeds the time limit. A later result is passed to `late`. */
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

/**
 * Opens a database. Without `version`, opens the existing version, which a newer release may have raised, or creates
 * the first version.
 */
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
 * Creates one shared connection. It is opened at its first use, and released if the browser closes it or a newer
 * version of the database is requested.
 */
function createConnection(name: string) {
  let opened: Promise<IDBDatabase> | undefined;

  /** Closes the connection. The next use opens a new one. */
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

/**
 * Creates the function that runs each callback in a separate transaction, with strict durability and within the time
 * limit.
 */
function createTransactions(name: string, connection: Connection, presence: Presence) {
  const running = new Set<IDBTransaction>();
  const run: UseStore = async (mode, callback) => {
    const database = await connection.open();
    // The page was left while the database was opened, so no transaction may start.
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
 * Creates a store for idb-keyval whose writes are strictly durable. It resolves or rejects within a time limit, and
 * releases the database for a newer version. It retries once with a new connection, because browsers close connections
 * in use, with different error names. When the page is left, it releases everything immediately, and repeats aborted
 * work when the page returns (docs/outbox.md, rule 10).
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

/** Aborts a transaction, unless it is finished or committing. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction is finished or committing.
  }
}

/** Returns true for errors that a new connection cannot fix: no space, a value that cannot be stored, or a timeout. */
const isFinal = (error: unknown) =>
  error instanceof LimitError ||
  (error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'DataCloneError'));

interface Entry {
  key: string;
  record: unknown;
}

/** Returns the range of the keys with this prefix. */
export const rangeOf = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Returns the keys and records with this prefix, in the order of the keys. idb-keyval can read only entire stores. */
export async function entriesIn(store: IDBObjectStore, prefix: string): Promise<Entry[]> {
  const range = rangeOf(prefix);
  const keys = store.getAllKeys(range);
  const records = await promisifyRequest(store.getAll(range));
  return keys.result.map((key, index) => ({ key: String(key), record: records[index] as unknown }));
}

/**
 * Makes the requests of `work` in one transaction. Resolves with its result when the result is durable. The transaction
 * is committed explicitly: if the page is left or frozen immediately afterwards, the write is not lost and does not
 * block other tabs.
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
