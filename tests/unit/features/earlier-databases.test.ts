import { entries, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changesOf } from '#features/submissions/adapters/changes.ts';
import { earlierReleases } from '#features/submissions/adapters/earlier-databases.ts';
import { idbDrafts } from '#features/submissions/adapters/idb-drafts.ts';
import { idbOutboxStore } from '#features/submissions/adapters/idb-outbox-store.ts';
import { idbReceipts } from '#features/submissions/adapters/idb-receipts.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { disturbIndexedDb, type Fault, FaultyOperations } from '../../support/faulty-operations.ts';
import { alwaysHere, START } from '../../support/outbox-world.ts';

/** Longer than the limits of all operations together. */
const LIMITS_MS = 60_000;

const draft = { version: 1, form: 'demo-form', language: 'de', savedAt: START, values: { nome: 'Ada' } };
const receipt = { id: 'a', form: 'contact-form', deliveredAt: START };

let devices = 0;

/** A device on which an earlier release has left a draft and a receipt. */
async function device() {
  devices += 1;
  const open = (name: string) => keyvalDatabase(`${name} ${devices}`, alwaysHere);
  const [earlierDrafts, earlierReceipts] = [open('drafts'), open('outbox-receipts')];
  await set('demo-form', draft, earlierDrafts);
  await set('a', receipt, earlierReceipts);
  /** Each page has connections of its own. */
  const visit = () => {
    const database = open('outbox');
    const earlier = earlierReleases({ database, open: async (name) => open(name) });
    return {
      database,
      ...earlier,
      drafts: idbDrafts({ database, left: () => undefined, earlier }),
      receipts: idbReceipts(() => START, database),
    };
  };
  return { visit, earlierDrafts, earlierReceipts };
}

/** Lets everything that can end come to its end. */
async function settle(): Promise<void> {
  for (let round = 0; round < 60; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('receipts and drafts are taken over once, and gone where they were', async () => {
  const { visit, earlierDrafts, earlierReceipts } = await device();
  const { takeOver, drafts, receipts, database } = visit();
  await takeOver();
  expect(await drafts.all()).toEqual([expect.objectContaining({ form: 'demo-form', values: draft.values })]);
  expect(await receipts.all()).toEqual([receipt]);
  expect(await entries(earlierDrafts)).toEqual([]);
  expect(await entries(earlierReceipts)).toEqual([]);
  expect(await get('copied:drafts', database)).toBeUndefined();
});

test('what this version cannot read stays where it is', async () => {
  const { visit, earlierDrafts } = await device();
  await set('roi-form', { ...draft, version: 99 }, earlierDrafts);
  const { takeOver, drafts } = visit();
  await takeOver();
  expect(await drafts.all()).toHaveLength(1);
  expect((await entries(earlierDrafts)).map(([key]) => key)).toEqual(['roi-form']);
});

test('what is erased before it has been taken over does not come back', async () => {
  const { visit } = await device();
  await visit().clear();
  const { drafts, receipts, clear, database } = visit();
  await database('readwrite', (store) => {
    store.clear();
  });
  await clear();
  expect(await drafts.all()).toEqual([]);
  expect(await receipts.all()).toEqual([]);
});

test('what a tab of the earlier release writes meanwhile is taken over the next time', async () => {
  const { visit, earlierDrafts } = await device();
  const { takeOver, drafts } = visit();
  await takeOver();
  await set('demo-form', { ...draft, savedAt: START + 1, values: { nome: 'Grace' } }, earlierDrafts);
  expect((await drafts.all()).map(({ values }) => values.nome).sort()).toEqual(['Ada', 'Grace']);
});

test.each<Fault>(['fail', 'hang', 'die'])(
  'whichever operation comes to %s: nothing is lost, doubled or back',
  async (fault) => {
    let n = 1;
    for (let more = true; more; n += 1) {
      const { visit } = await device();
      const operations = new FaultyOperations();
      const first = visit();
      const restore = disturbIndexedDb(operations);
      operations.plan({ n, fault, die: () => {} });
      void first.takeOver();
      await settle();
      await vi.advanceTimersByTimeAsync(LIMITS_MS);
      await settle();
      more = operations.count >= n;
      const queue = idbOutboxStore(first.database, changesOf('earlier'));
      operations.plan(undefined);
      restore();
      expect(await queue.contents()).toEqual({ submissions: [], unreadable: [] });
      const next = visit();
      const copied = await get('draft:demo-form-1800000000000', next.database);
      const found = copied && n % 2 === 0 ? 0 : 1;
      // Every other time the visitor deletes what has come over before the rest is done.
      if (found === 0)
        await next.database('readwrite', (store) => {
          store.delete('draft:demo-form-1800000000000');
        });
      expect(await next.drafts.all(), `operation ${n}`).toHaveLength(found);
      expect(await next.receipts.all(), `operation ${n}`).toEqual([receipt]);
    }
    expect(n, 'operations that were tried').toBeGreaterThan(10);
  },
);
