import { get, set } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { keyvalDatabase } from '#features/outbox/adapters/database.ts';
import { alwaysHere } from '../../../support/outbox-world.ts';
import { visitor } from '../../../support/presence.ts';

/** Creates a database as another program would create it, and closes it. */
function create(
  name: string,
  version: number,
  upgrade: (made: IDBDatabase) => unknown = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => upgrade(opening.result);
    opening.onsuccess = () => resolve(opening.result.close());
  });
}

test('a newer database opens unchanged, and a database without a store gets its store', async () => {
  await create('newer', 5, (made) => made.createObjectStore('keyval'));
  await create('empty', 1);
  for (const database of ['newer', 'empty'].map((name) => keyvalDatabase(name, alwaysHere))) {
    await set('a', 1, database);
    expect(await get('a', database)).toBe(1);
  }
});

test('a database opens again after it loses its connection', async () => {
  const database = keyvalDatabase('lost', alwaysHere);
  await set('a', 1, database);
  await database('readonly', async (records) => records.transaction.db.close());
  expect(await get('a', database)).toBe(1);
});

test('a database writes with strict durability', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await set('a', 1, keyvalDatabase('durable', alwaysHere));
  expect(transaction).toHaveBeenCalledWith('keyval', 'readwrite', { durability: 'strict' });
});

test('a database closes when the page is left, and repeats the interrupted work after the return', async () => {
  const { presence, leave, comeBack } = visitor();
  const [database, other] = [keyvalDatabase('left', presence), keyvalDatabase('left', alwaysHere)];
  await set('a', 0, database);
  let changing = Promise.resolve();
  await new Promise<void>((begun) => {
    changing = database('readwrite', (store) => {
      store.put(1, 'a');
      begun();
      return new Promise<void>((resolve, reject) => {
        store.transaction.oncomplete = () => resolve();
        store.transaction.onabort = () => reject(store.transaction.error);
      });
    });
  });
  leave();
  expect(await get('a', other)).toBe(0);
  comeBack();
  await changing;
  expect(await get('a', other)).toBe(1);
});

test('any kind of lost connection is retried one time, and a full disk is not retried', async () => {
  const database = keyvalDatabase('flaky', alwaysHere);
  const failing = (error: Error) => {
    let asked = 0;
    const work = database('readwrite', async (store) => {
      asked += 1;
      if (asked === 1) throw error;
      store.put(1, 'a');
    });
    return work.then(
      () => asked,
      () => -asked,
    );
  };
  const lost = 'Connection to Indexed Database server lost. Refresh the page to try again';
  expect(await failing(new DOMException(lost, 'UnknownError'))).toBe(2);
  expect(await failing(new DOMException('full', 'QuotaExceededError'))).toBe(-1);
});
