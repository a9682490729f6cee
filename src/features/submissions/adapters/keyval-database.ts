import type { UseStore } from 'idb-keyval';
import type { Presence } from '../ports.ts';

/** A database that is blocked, broken or hung must not hang a form. Source: docs/outbox.md, rule 10. */
const LIMIT_MS = 3_000;
const OBJECT_STORE = 'keyval';

const hasStore = (database: IDBDatabase) => database.objectStoreNames.contains(OBJECT_STORE);

/** Rejects after the limit, and then does `late` with what comes all the same. */
function limited<T>(name: string, work: Promise<T>, late: (result: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      reject(new Error(`The database ${name} does not answer.`));
    }, LIMIT_MS);
    work.then((result) => (over ? late(result) : resolve(result)), reject).finally(() => clearTimeout(timer));
  });
}

/** Opens the version there is: a newer release may have raised it. Without one, the first is made. */
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
  const database = await limited(name, request(name), close);
  if (hasStore(database)) return database;
  // Somebody else has made a database of this name, and nothing in it.
  database.close();
  return limited(name, request(name, database.version + 1), close);
}

interface Connection {
  open(): Promise<IDBDatabase>;
  /** Closes it; the next use opens another. */
  forget(): void;
}

/** One connection for all, opened at its first use, and let go where the browser or a newer version wants it. */
function createConnection(name: string): Connection {
  let opened: Promise<IDBDatabase> | undefined;

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

interface Transactions {
  run: UseStore;
  /** Breaks off those that are under way. */
  abortAll(): void;
}

/** Runs each callback in a transaction of its own, strictly durable and within the time limit. */
function createTransactions(name: string, connection: Connection, presence: Presence): Transactions {
  const running = new Set<IDBTransaction>();
  const run: UseStore = async (mode, callback) => {
    const database = await connection.open();
    // It was left while it opened: nothing is begun now.
    if (!presence.isHere()) throw new DOMException('The page has been left.', 'AbortError');
    const transaction = database.transaction(OBJECT_STORE, mode, { durability: 'strict' });
    running.add(transaction);
    try {
      const result = Promise.resolve(callback(transaction.objectStore(OBJECT_STORE)));
      return await limited(name, result, () => {});
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
 * A store for idb-keyval whose writes are strictly durable. It answers or rejects within a time limit, steps back
 * for a newer version, and opens again when the browser has closed the connection in mid-use. When the page is left it
 * lets go of everything at once, and does what was broken off when the page is back (docs/outbox.md, rule 10).
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
        if (!wasLeft && (lost || !isLostConnection(error))) throw error;
        lost = !wasLeft;
      }
    }
  };
}

/** One that is over, or being written for good, stays as it is. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // As above.
  }
}

/** A transaction that the browser has broken off without a word rejects with null. */
const isLostConnection = (error: unknown) =>
  error === null ||
  (error instanceof DOMException && (error.name === 'InvalidStateError' || error.name === 'AbortError'));
