import type { UseStore } from 'idb-keyval';

/** A database that is blocked or broken must not hang a form. */
const OPEN_LIMIT_MS = 3_000;
const OBJECT_STORE = 'keyval';

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    const limit = setTimeout(() => reject(new Error(`The database ${name} does not open.`)), OPEN_LIMIT_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(OBJECT_STORE);
    request.onerror = () => {
      clearTimeout(limit);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(limit);
      resolve(request.result);
    };
  });
}

/**
 * A store for idb-keyval whose writes are strictly durable, that opens within a time limit, steps back
 * for a newer version, and opens again when the browser has closed the connection in mid-use.
 */
export function keyvalDatabase(name: string): UseStore {
  let opened: Promise<IDBDatabase> | undefined;

  const connection = () => {
    opened ??= open(name).then(
      (database) => {
        database.onclose = forget;
        database.onversionchange = () => {
          database.close();
          forget();
        };
        return database;
      },
      (problem) => {
        forget();
        throw problem;
      },
    );
    return opened;
  };
  const forget = () => {
    opened = undefined;
  };

  return async (mode, callback) => {
    const attempt = async () => {
      const database = await connection();
      const transaction = database.transaction(OBJECT_STORE, mode, { durability: 'strict' });
      return callback(transaction.objectStore(OBJECT_STORE));
    };
    try {
      return await attempt();
    } catch (problem) {
      if (!isLostConnection(problem)) throw problem;
      forget();
      return attempt();
    }
  };
}

const isLostConnection = (problem: unknown) =>
  problem instanceof DOMException && (problem.name === 'InvalidStateError' || problem.name === 'AbortError');
