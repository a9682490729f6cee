import { describe, expect, test } from 'vitest';
import { ATTEMPT_MS } from '#features/outbox/model/delivery.ts';
import { type Answer, browserWorld } from '../../../support/outbox-pages.ts';
import { idsOf, outboxWorld, submission } from '../../../support/outbox-world.ts';

const MINUTE = 60_000;
const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));

/** Creates a world in which the submission "a" waits on this device and one page is open. */
async function waitingWorld(answers: Answer[] = []) {
  const world = browserWorld(() => answers.shift() ?? 'ok');
  const page = world.open();
  await page.outbox.restore(world.record('a'));
  const requests = () => world.history.flatMap((event) => (event.kind === 'request' ? event.id : []));
  return { ...world, page, requests };
}

describe('saving an edit', () => {
  test('replaces the original in one transaction, and only the edited submission is sent', async () => {
    const { page, submit, clock, requests } = await waitingWorld();
    submit(page, 'b', { replaces: 'a' });
    await clock.advance(5_000);
    expect(requests()).toEqual(['b']);
    expect(await page.outbox.status('a')).toEqual({ state: 'gone' });
  });

  test.each<Answer>(['ok', 'answer lost', 'error', 'silent', 'late', 'limited', 'account', 'rejected'])(
    'fault 72: during an attempt of the original that ends with %s stops further attempts of the original',
    async (answer) => {
      const { page, open, submit, clock, live, requests } = await waitingWorld([answer]);
      void page.outbox.replay('connection');
      await clock.advance(100);
      submit(open(), 'b', { replaces: 'a' });
      await live(page, 10 * MINUTE);
      expect(requests().filter((id) => id === 'a')).toHaveLength(1);
      expect(requests()).toContain('b');
      expect(await idsOf(page.outbox)).toEqual([]);
    },
  );

  test('fault 71: after the delivery of the original sends a separate correction', async () => {
    const { page, submit, clock, live, requests } = await waitingWorld();
    await live(page, 5_000);
    expect(await page.outbox.status('a')).toEqual({ state: 'delivered' });
    submit(page, 'b', { replaces: 'a' });
    await clock.advance(5_000);
    expect(requests()).toEqual(['a', 'b']);
    // The receipt of the original still proves its delivery.
    expect(await page.outbox.status('a')).toEqual({ state: 'delivered' });
  });

  test('fault 73: prevents the import of the original from an old export for seven days', async () => {
    const { page, submit, clock, requests, record } = await waitingWorld();
    submit(page, 'b', { replaces: 'a' });
    await clock.advance(5_000);
    expect(await page.outbox.addUnknown([record('a'), record('b'), record('c')])).toEqual(['c']);
    await clock.advance(7 * 24 * 60 * MINUTE - MINUTE);
    await page.outbox.receipts();
    expect(await page.outbox.addUnknown([record('a')])).toEqual([]);
    await clock.advance(MINUTE + 1);
    await page.outbox.receipts();
    expect(await page.outbox.addUnknown([record('a')])).toEqual(['a']);
    expect(requests()).not.toContain('a');
  });
});

test('a note of the staff is stored after the attempt in progress, and refused after the delivery', async () => {
  const { page, clock, live } = await waitingWorld(['silent']);
  expect(await page.outbox.annotate('a', ' Wants\na call ')).toBe(true);
  expect((await page.outbox.find('a'))?.params.note).toBe('Wants a call');
  void page.outbox.replay('connection');
  await clock.advance(100);
  const stored = page.outbox.annotate('a', 'Wants two');
  await clock.advance(ATTEMPT_MS);
  expect(await stored).toBe(true);
  await live(page, 10 * MINUTE);
  expect(await page.outbox.status('a')).toEqual({ state: 'delivered' });
  expect(await page.outbox.annotate('a', 'Too late')).toBe(false);
});

test('a note of the staff is stored with a submission whose attempt was interrupted', async () => {
  const { outbox, store } = outboxWorld(() => ({ kind: 'delivered' }));
  await store.add(submission('a', { delivery: { state: 'sending', attempts: 1 } }));
  expect(await outbox.annotate('a', 'Wants a call')).toBe(true);
  expect(await outbox.find('a')).toMatchObject({
    params: { note: 'Wants a call' },
    delivery: { state: 'queued', attempts: 1 },
  });
});

describe('a correction that cannot be stored', () => {
  test('and is sent directly deletes the original, even if the receipt is not stored at once', async () => {
    const { outbox, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
    await store.add(submission('a'));
    const { add, accept } = store;
    Object.assign(store, { add: full, accept: full });
    const correction = submission('b', { replaces: 'a' });
    expect(await outbox.submit(correction, { replacedIds: ['a'] })).toEqual({ state: 'delivered' });
    // A full storage can still delete, and the visitor may close the page now.
    expect(await idsOf(store)).toEqual([]);
    Object.assign(store, { add, accept });
    await outbox.replay('all');
    expect(sent.map(({ id }) => id)).toEqual(['b']);
    expect((await outbox.receipts()).map(({ id }) => id)).toEqual(['b']);
  });

  test('deletes the original when a second attempt stores it', async () => {
    const { outbox, store } = outboxWorld(() => ({ kind: 'unreachable' }));
    await store.add(submission('a'));
    const { add } = store;
    store.add = full;
    await outbox.submit(submission('b', { replaces: 'a' }), { replacedIds: ['a'] });
    expect(await idsOf(store)).toEqual(['a']);
    store.add = add;
    await outbox.submit(submission('c', { replaces: 'a' }), { replacedIds: ['a', 'b'] });
    expect(await idsOf(store)).toEqual(['c']);
  });
});

describe('a write that takes longer than its limit', () => {
  test('and succeeds is saved and not sent a second time', async () => {
    const { outbox, store, sent } = outboxWorld(() => ({ kind: 'unreachable' }));
    const { add } = store;
    store.add = async (...parameters) => {
      await add(...parameters);
      throw new Error('The database does not answer.');
    };
    expect(await outbox.submit(submission('a'))).toMatchObject({ state: 'queued', reason: 'unreachable' });
    expect(sent.map(({ id }) => id)).toEqual(['a']);
  });

  test('and succeeds after the direct delivery is not sent again', async () => {
    const { outbox, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
    const { add } = store;
    store.add = full;
    expect(await outbox.submit(submission('a'))).toEqual({ state: 'delivered' });
    await add(submission('a'));
    await outbox.replay('all');
    expect(sent).toHaveLength(1);
    expect(await idsOf(store)).toEqual([]);
  });

  test('and succeeds after "nothing could be saved" is queued, as its status shows', async () => {
    const { outbox, store } = outboxWorld(() => ({ kind: 'unreachable' }));
    const { add } = store;
    store.add = full;
    expect(await outbox.submit(submission('a'))).toMatchObject({ state: 'unsaved' });
    await add(submission('a'));
    expect(await outbox.status('a')).toMatchObject({ state: 'queued' });
  });
});

test('the undo of a deletion after the delivery sends nothing', async () => {
  const { outbox, store, sent } = outboxWorld(() => ({ kind: 'delivered' }));
  await store.add(submission('a'));
  const removed = await outbox.find('a');
  await outbox.replay('due');
  if (!removed) throw new Error('It is not in the queue.');
  expect(await outbox.restore(removed)).toBe(false);
  expect(await idsOf(store)).toEqual([]);
  await outbox.replay('all');
  expect(sent).toHaveLength(1);
  expect(await outbox.status('a')).toEqual({ state: 'delivered' });
});

test('the undo of a deletion after an edit in another tab does not restore the original', async () => {
  const { outbox, store } = outboxWorld(() => ({ kind: 'unreachable' }));
  await store.add(submission('a'));
  const removed = await outbox.remove('a');
  await outbox.submit(submission('b', { replaces: 'a' }), { replacedIds: ['a'] });
  if (!removed) throw new Error('It is not in the queue.');
  expect(await outbox.restore(removed)).toBe(false);
  expect(await idsOf(store)).toEqual(['b']);
});
