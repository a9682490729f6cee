import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultBackoff, SPACING_MS } from '#features/submissions/model/delivery.ts';
import { ASK_AFTER_DAYS, isOld } from '#features/submissions/model/submission.ts';
import { DAY, idsOf as ids, submission, outboxWorld as world } from '../../support/outbox-world.ts';

describe('submitting', () => {
  test('what is delivered is gone from the database', async () => {
    const { outbox, store, sent } = world(() => ({ kind: 'delivered' }));
    expect(await outbox.submit(submission('a'))).toEqual({ kind: 'delivered' });
    expect(await ids(store)).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('it is in the database before anything is sent', async () => {
    const order: string[] = [];
    const { outbox, store } = world(() => {
      order.push('sent');
      return { kind: 'delivered' };
    });
    const add = store.add;
    store.add = async (record) => {
      await add(record);
      order.push(`stored ${await ids(store)}`);
    };
    await outbox.submit(submission('a'), () => order.push('told'));
    expect(order).toEqual(['stored a', 'told', 'sent']);
  });

  test.each(['unreachable', 'limited', 'account'] as const)('%s: it is kept', async (kind) => {
    const { outbox, store } = world(() => ({ kind }));
    expect(await outbox.submit(submission('a'))).toEqual({ kind: 'saved', reason: kind });
    expect(await store.find('a')).toMatchObject({ delivery: { state: 'queued', attempts: 1, reason: kind } });
  });

  test('a refused one is set aside; sending again replaces it', async () => {
    const { outbox, store } = world(({ id }) =>
      id === 'a' ? { kind: 'rejected', status: 422, text: 'no recipient' } : { kind: 'unreachable' },
    );
    expect(await outbox.submit(submission('a'))).toEqual({
      kind: 'rejected',
      status: 422,
      text: 'no recipient',
    });
    expect(await store.find('a')).toMatchObject({ delivery: { state: 'rejected', status: 422 } });
    await outbox.submit(submission('b', { replaces: 'a' }));
    expect(await ids(store)).toEqual(['b']);
  });

  test('a pause that is short is waited for, and no other one', async () => {
    let slow = true;
    const { outbox, pace, sent, clock } = world(() => (slow ? { kind: 'limited' } : { kind: 'delivered' }));
    await outbox.submit(submission('a'));
    await pace.setHold({ reason: 'limited', until: clock.now + 20_000, count: 5 });
    expect(await outbox.submit(submission('b'))).toEqual({ kind: 'saved', reason: 'limited' });
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    slow = false;
    await pace.setHold({ reason: 'limited', until: clock.now + 2_000, count: 1 });
    expect(await outbox.submit(submission('c'))).toEqual({ kind: 'delivered' });
  });

  test('a storage that refuses does not keep it from being sent', async () => {
    const { outbox, store } = world(() => ({ kind: 'delivered' }));
    store.add = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const told: string[] = [];
    expect(await outbox.submit(submission('a'), () => told.push('kept'))).toEqual({ kind: 'delivered' });
    expect(told).toEqual([]);
  });

  test('where neither works, that is said', async () => {
    const { outbox, store } = world(() => ({ kind: 'unreachable' }));
    store.add = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await outbox.submit(submission('a'))).toEqual({
      kind: 'lost-storage',
      status: 0,
      text: 'Network Error',
    });
  });
});

test('what is told of an erasure finds nothing any more', async () => {
  const { outbox, store } = world(() => ({ kind: 'delivered' }));
  await outbox.submit(submission('a'));
  await store.add(submission('b'));
  const found: Promise<unknown[]>[] = [];
  outbox.subscribe(() => found.push(outbox.all(), outbox.receipts()));
  await outbox.clear();
  expect(await Promise.all(found)).toEqual([[], []]);
});

describe('editing', () => {
  test('one that is being sent is not held back; that the attempt is over is told', async () => {
    const { outbox, store, clock } = world(() => ({ kind: 'unreachable' }));
    await store.add(
      submission('a', { delivery: { state: 'sending', attempts: 1, leaseEnds: clock.now + 1_000 } }),
    );
    expect((await outbox.edit('a', 'tab'))?.delivery.state).toBe('sending');
    let over = false;
    const attempted = outbox.attempted('a').then(() => {
      over = true;
    });
    await outbox.replay('due');
    expect(over).toBe(false);
    clock.now += 1_000;
    await outbox.replay('due');
    await attempted;
    expect((await outbox.edit('a', 'tab'))?.delivery.state).toBe('editing');
    await outbox.remove('a');
    await outbox.attempted('a');
    expect(await outbox.edit('a', 'tab')).toBeUndefined();
  });
});

describe('replaying', () => {
  test('requests are at least a second apart', async () => {
    const { outbox, store, sent } = world(() => ({ kind: 'delivered' }));
    for (const id of ['a', 'b', 'c']) await store.add(submission(id));
    await outbox.replay('due');
    const [first, second, third] = sent.map(({ at }) => at);
    expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([SPACING_MS, SPACING_MS]);
  });

  test('the second counts from the answer, for nobody knows when on its way a request arrived', async () => {
    const ended: number[] = [];
    const { outbox, store, sent, clock } = world(() => {
      clock.now += 700;
      ended.push(clock.now);
      return { kind: 'delivered' };
    });
    for (const id of ['a', 'b']) await store.add(submission(id));
    await outbox.replay('due');
    expect((sent[1]?.at ?? 0) - (ended[0] ?? 0)).toBe(SPACING_MS);
  });

  test('two replays at once deliver each once', async () => {
    const { outbox, store, sent } = world(() => ({ kind: 'delivered' }));
    for (const id of ['a', 'b']) await store.add(submission(id));
    await Promise.all([outbox.replay('due'), outbox.replay('connection'), outbox.replay('all')]);
    expect(sent.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  test('a poisoned first one does not hold up the others', async () => {
    const { outbox, store } = world(({ id }) =>
      id === 'bad' ? { kind: 'unreachable' } : { kind: 'delivered' },
    );
    await store.add(submission('bad', { submittedAt: 1 }));
    for (const id of ['b', 'c']) await store.add(submission(id));
    await outbox.replay('due');
    expect(await ids(store)).toEqual(['bad']);
  });

  test('without any answer it gives up after two, and tries all again when there may be a connection', async () => {
    let connected = false;
    const { outbox, store, sent } = world(() => ({ kind: connected ? 'delivered' : 'unreachable' }));
    for (const id of ['a', 'b', 'c']) await store.add(submission(id));
    await outbox.replay('due');
    expect(sent).toHaveLength(2);
    connected = true;
    await outbox.replay('connection');
    expect(await ids(store)).toEqual([]);
  });

  test('429 pauses the whole queue; the visitor may still ask', async () => {
    let slow = true;
    const { outbox, store, pace, sent, clock } = world(() => ({ kind: slow ? 'limited' : 'delivered' }));
    for (const id of ['a', 'b']) await store.add(submission(id));
    await outbox.replay('due');
    await outbox.replay('connection');
    expect(sent).toHaveLength(1);
    expect((await pace.hold())?.until).toBeGreaterThan(clock.now);
    slow = false;
    await outbox.sendNow('b');
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
    // What was accepted has ended the pause of the other.
    await outbox.replay('due');
    expect(await ids(store)).toEqual([]);
  });

  test('trouble with the account keeps all and is probed again later', async () => {
    let mended = false;
    const { outbox, store, sent, clock } = world(() => ({ kind: mended ? 'delivered' : 'account' }));
    for (const id of ['a', 'b']) await store.add(submission(id));
    await outbox.replay('due');
    expect(sent).toHaveLength(1);
    mended = true;
    clock.now += defaultBackoff.accountMs;
    await outbox.replay('due');
    expect(await ids(store)).toEqual([]);
  });

  test('one that a dead tab has left in "sending" is taken over when its lease ends', async () => {
    const { outbox, store, clock } = world(() => ({ kind: 'delivered' }));
    const leaseEnds = clock.now + 15_000;
    await store.add(submission('a', { delivery: { state: 'sending', attempts: 1, leaseEnds } }));
    await outbox.replay('connection');
    expect(await ids(store)).toEqual(['a']);
    clock.now = leaseEnds;
    await outbox.replay('due');
    expect(await ids(store)).toEqual([]);
  });

  test('one that is deleted while it is being sent does not come back', async () => {
    const { outbox, store } = world(() => ({ kind: 'unreachable' }));
    await store.add(submission('a'));
    const change = store.change;
    store.change = async (id, next) => {
      const changed = await change(id, next);
      if (changed?.delivery.state === 'sending') await store.remove(id);
      return changed;
    };
    await outbox.replay('due');
    expect(await ids(store)).toEqual([]);
  });

  test.each([-8 * DAY, 8 * DAY])('a clock that jumps by %i ms stalls nothing', async (jump) => {
    let connected = false;
    const { outbox, store, clock } = world(() => ({ kind: connected ? 'delivered' : 'limited' }));
    await store.add(submission('a'));
    await outbox.replay('due');
    connected = true;
    clock.now += jump;
    await outbox.replay('due');
    expect(await ids(store)).toEqual([]);
  });
});

describe('the store', () => {
  let fresh: ReturnType<typeof world>;
  beforeEach(() => {
    fresh = world(() => ({ kind: 'delivered' }));
  });

  test('names what it cannot read, and does not touch it', async () => {
    const { database, store, outbox } = fresh;
    await store.add(submission('a'));
    const future = { version: 99, id: 'future', delivery: { state: 'scheduled' } };
    await database('readwrite', (records) => {
      records.put(future, 'future');
      return promisifyRequest(records.transaction);
    });
    expect(await ids(store)).toEqual(['a']);
    expect(await store.change('future', (current) => current)).toBeUndefined();
    await outbox.replay('all');
    expect((await outbox.contents()).unreadable).toEqual([{ id: 'future', record: future }]);
    await outbox.remove('future');
    expect((await outbox.contents()).unreadable).toEqual([]);
  });

  test('writes strictly durably', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await fresh.store.add(submission('a'));
    expect(transaction).toHaveBeenCalledWith('keyval', 'readwrite', { durability: 'strict' });
  });

  test('opens again when the connection is lost', async () => {
    const { database, store } = fresh;
    await store.add(submission('a'));
    await database('readonly', async (records) => records.transaction.db.close());
    expect(await ids(store)).toEqual(['a']);
  });

  test('tells of every change', async () => {
    const { store } = fresh;
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    await store.add(submission('a'));
    await store.change('a', (current) => ({ ...current, keepUntil: 1 }));
    await store.change('a', () => undefined);
    await store.remove('a');
    expect(changes).toBe(3);
  });
});

test('after thirty days the visitor is asked, until the answer is to keep it', () => {
  const kept = submission('a', { submittedAt: 0 });
  expect(isOld(kept, ASK_AFTER_DAYS * DAY)).toBe(false);
  expect(isOld(kept, ASK_AFTER_DAYS * DAY + 1)).toBe(true);
  expect(isOld({ ...kept, keepUntil: 60 * DAY }, 31 * DAY)).toBe(false);
});
