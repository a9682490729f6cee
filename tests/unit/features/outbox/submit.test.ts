import { describe, expect, test, vi } from 'vitest';
import { SPACING_MS } from '#features/outbox/model/backoff.ts';
import { isOld } from '#features/outbox/model/constants.ts';
import { createOutbox, PATIENCE_MS } from '#features/outbox/outbox.ts';
import { DAY, idsOf as ids, submission, outboxWorld as world } from '../../../support/outbox-world.ts';

const delivering = () => world(() => ({ kind: 'delivered' }));
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

describe('submitting', () => {
  test('stores the submission before the request, and deletes it after the delivery', async () => {
    const order: string[] = [];
    const { outbox, store } = world(() => {
      order.push('sent');
      return { kind: 'delivered' };
    });
    const { add } = store;
    store.add = async (...parameters) => {
      await add(...parameters);
      order.push(`stored ${await ids(store)}`);
    };
    const outcome = await outbox.submit(submission('a'), { onStored: () => order.push('told') });
    expect(order).toEqual(['stored a', 'told', 'sent']);
    expect(outcome).toEqual({ state: 'delivered' });
    expect(await ids(store)).toEqual([]);
  });

  test.each(['unreachable', 'limited', 'account'] as const)('%s: queues the submission', async (kind) => {
    const { outbox } = world(() => ({ kind }));
    expect(await outbox.submit(submission('a'))).toMatchObject({ state: 'queued', reason: kind });
    expect(await outbox.status('a')).toMatchObject({ state: 'queued', attempts: 1, reason: kind });
  });

  test.each(['unreachable', 'account'] as const)(
    '%s: does not repeat at once the attempt of another replay, such as the worker’s',
    async (kind) => {
      const { outbox, ports, sent } = world(() => ({ kind }));
      const other = createOutbox(ports);
      const onStored = () => void other.replay('due');
      expect(await outbox.submit(submission('a'), { onStored })).toMatchObject({
        state: 'queued',
        reason: kind,
      });
      // The lock is free again after the last attempt.
      await ports.lock.run(async () => {});
      expect(sent).toHaveLength(1);
    },
  );

  test('sets a rejected submission aside, and sending it again replaces it', async () => {
    const refusal = { kind: 'rejected', status: 422, text: 'no recipient' } as const;
    const { outbox, store } = world(({ id }) => (id === 'a' ? refusal : { kind: 'unreachable' }));
    expect(await outbox.submit(submission('a'))).toMatchObject({ state: 'rejected', text: 'no recipient' });
    expect(await outbox.status('a')).toMatchObject({ state: 'rejected', status: 422 });
    await outbox.submit(submission('b', { replaces: 'a' }), { replacedIds: ['a'] });
    expect(await ids(store)).toEqual(['b']);
  });

  test('a submission that names itself among those it replaces is kept', async () => {
    const { outbox, store } = world(() => ({ kind: 'unreachable' }));
    await outbox.submit(submission('a'), { replacedIds: ['a'] });
    expect(await ids(store)).toEqual(['a']);
    expect(await outbox.status('a')).toMatchObject({ state: 'queued' });
  });

  test('waits for a short pause, but not for a longer one', async () => {
    let slow = true;
    const { outbox, rateLimit, sent, clock } = world(() =>
      slow ? { kind: 'limited' } : { kind: 'delivered' },
    );
    await outbox.submit(submission('a'));
    await rateLimit.setPause({ reason: 'limited', until: clock.now + 20_000, count: 5 });
    expect(await outbox.submit(submission('b'))).toMatchObject({ state: 'queued', attempts: 0 });
    expect(sent.map(({ id }) => id)).toEqual(['a']);
    slow = false;
    await rateLimit.setPause({ reason: 'limited', until: clock.now + 2_000, count: 1 });
    expect(await outbox.submit(submission('c'))).toEqual({ state: 'delivered' });
  });

  test('announces a late delivery that the storage cannot record', async () => {
    const { outbox, ports, store } = world(() => ({ kind: 'unreachable' }));
    store.add = full;
    store.accept = full;
    let acceptLate = () => {};
    ports.transport.deliver = async (_, onAccepted) => {
      acceptLate = onAccepted;
      return { kind: 'unreachable' };
    };
    expect(await outbox.submit(submission('a'))).toMatchObject({ state: 'unsaved' });
    const changed = vi.fn();
    outbox.subscribe(changed);
    acceptLate();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(await outbox.status('a')).toEqual({ state: 'delivered' });
  });

  test('sends the submission even if it cannot be stored', async () => {
    const { outbox, store } = delivering();
    store.add = full;
    const kept = vi.fn();
    expect(await outbox.submit(submission('a'), { onStored: kept })).toEqual({ state: 'delivered' });
    expect(kept).not.toHaveBeenCalled();
  });

  test.each(['contents', 'change'] as const)(
    'leaves the submission queued if the storage fails after its write (%s)',
    async (call) => {
      const { outbox, store, sent } = delivering();
      const works = store[call];
      Object.assign(store, { [call]: full });
      expect(await outbox.submit(submission('a'))).toMatchObject({ state: 'queued', attempts: 0 });
      Object.assign(store, { [call]: works });
      await outbox.replay('due');
      expect(sent.map(({ id }) => id)).toEqual(['a']);
      expect(await outbox.status('a')).toEqual({ state: 'delivered' });
    },
  );

  test('does not repeat the request if the result cannot be stored', async () => {
    const { outbox, store, sent } = world(() => ({ kind: 'unreachable', status: 503 }));
    const { change } = store;
    let writes = 0;
    store.change = async (...parameters) => {
      writes += 1;
      return writes === 2 ? full() : change(...parameters);
    };
    expect(await outbox.submit(submission('a'))).toMatchObject({
      state: 'queued',
      reason: 'unreachable',
      status: 503,
    });
    expect(sent).toHaveLength(1);
  });

  test('delivers even if the channel between tabs fails', async () => {
    const { outbox } = delivering();
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
      throw new DOMException('planted', 'SecurityError');
    });
    expect(await outbox.submit(submission('a'))).toEqual({ state: 'delivered' });
  });

  test('spaces requests even if the submissions cannot be stored', async () => {
    const { outbox, store, sent } = delivering();
    store.add = full;
    await outbox.submit(submission('a'));
    await outbox.submit(submission('b'));
    expect((sent[1]?.at ?? 0) - (sent[0]?.at ?? 0)).toBeGreaterThanOrEqual(SPACING_MS);
  });

  test('reports that storage and delivery both failed', async () => {
    const { outbox, store } = world(() => ({ kind: 'unreachable' }));
    store.add = full;
    const lost = { state: 'unsaved', status: 0, text: 'Network Error' };
    expect(await outbox.submit(submission('a'))).toEqual(lost);
  });
});

test('a write that a full disk aborts at the commit was not stored', async () => {
  const { store } = delivering();
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
    this: IDBTransaction,
  ) {
    this.abort();
  });
  const written = store.add(submission('a'));
  await expect(written).rejects.toThrow();
  commit.mockRestore();
  expect((await store.contents()).submissions).toEqual([]);
});

test('a listener that is notified of an erasure finds no data', async () => {
  const { outbox, store } = delivering();
  await outbox.submit(submission('a'));
  await store.add(submission('b'));
  const found: Promise<unknown[]>[] = [];
  outbox.subscribe(() => found.push(ids(outbox), outbox.receipts()));
  await outbox.clear();
  expect(await Promise.all(found)).toEqual([[], []]);
});

test('a submission left in "sending" by a closed tab is due at once, or after the pause of the queue', async () => {
  const { outbox, store, rateLimit, clock } = delivering();
  await store.add(submission('a', { delivery: { state: 'sending', attempts: 1 } }));
  const until = clock.now + PATIENCE_MS;
  await rateLimit.setPause({ reason: 'unreachable', until, count: 1 });
  expect(await outbox.nextTime()).toBe(until);
  await outbox.replay('connection');
  expect(await ids(store)).toEqual([]);
});

test('a clock that is set back after a rate limit does not block the queue', async () => {
  const { outbox, rateLimit, clock, sent } = delivering();
  await rateLimit.setPause({ reason: 'limited', until: clock.now + 20 * 60_000, count: 1 });
  expect(await outbox.submit(submission('a'))).toEqual({ state: 'delivered' });
  expect(sent).toHaveLength(1);
});

describe('replaying', () => {
  test('spaces requests by a second after each answer, because the arrival time of a request is unknown', async () => {
    const ended: number[] = [];
    const { outbox, store, sent, clock } = world(() => {
      clock.now += 700;
      ended.push(clock.now);
      return { kind: 'delivered' };
    });
    for (const id of ['a', 'b', 'c']) await store.add(submission(id));
    await outbox.replay('due');
    const pauses = sent.slice(1).map(({ at }, index) => at - (ended[index] ?? 0));
    expect(pauses).toEqual([SPACING_MS, SPACING_MS]);
  });

  test('delivers each submission one time, even in concurrent replays', async () => {
    const { outbox, store, sent } = delivering();
    for (const id of ['a', 'b']) await store.add(submission(id));
    await Promise.all([outbox.replay('due'), outbox.replay('connection'), outbox.replay('all')]);
    expect(sent.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  test('stops after two unanswered requests, and tries all again after a possible reconnection', async () => {
    let connected = false;
    const { outbox, store, sent } = world(() => ({ kind: connected ? 'delivered' : 'unreachable' }));
    for (const id of ['a', 'b', 'c']) await store.add(submission(id));
    await outbox.replay('due');
    expect(sent).toHaveLength(2);
    connected = true;
    await outbox.replay('connection');
    expect(await ids(store)).toEqual([]);
  });

  test('pauses the complete queue after a 429, except for a submission that the visitor sends', async () => {
    let slow = true;
    const { outbox, store, rateLimit, sent, clock } = world(() => ({ kind: slow ? 'limited' : 'delivered' }));
    for (const id of ['a', 'b']) await store.add(submission(id));
    await outbox.replay('due');
    await outbox.replay('connection');
    expect(sent).toHaveLength(1);
    expect((await rateLimit.pause())?.until).toBeGreaterThan(clock.now);
    slow = false;
    await outbox.sendNow('b');
    expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
    // The accepted submission has ended the pause of the other.
    await outbox.replay('due');
    expect(await ids(store)).toEqual([]);
  });
});

test('after thirty days the site asks the visitor, until the visitor chooses to keep the submission', () => {
  const kept = submission('a', { submittedAt: 0 });
  expect(isOld(kept, 30 * DAY)).toBe(false);
  expect(isOld(kept, 30 * DAY + 1)).toBe(true);
  expect(isOld({ ...kept, keepUntil: 60 * DAY }, 31 * DAY)).toBe(false);
});
