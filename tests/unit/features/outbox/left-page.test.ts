import { expect, test } from 'vitest';
import { idsOf, outboxWorld, submission } from '../../../support/outbox-world.ts';

/** The record of an attempt whose page was left, and the outbox of the worker, which makes the request. */
async function leftAttempt() {
  const world = outboxWorld(() => ({ kind: 'delivered' }));
  await world.store.add(submission('a', { delivery: { state: 'sending', attempts: 1 } }));
  return world;
}

test('a delivery is recorded, and a replay after it sends nothing', async () => {
  const { outbox, store, sent } = await leftAttempt();
  await Promise.all([outbox.completeAttempt('a', Promise.resolve(true)), outbox.replay('connection')]);
  expect(sent).toEqual([]);
  expect(await idsOf(store)).toEqual([]);
  expect(await outbox.status('a')).toEqual({ state: 'delivered' });
});

test('a replay that requested the lock before the attempt waits for its answer', async () => {
  const { outbox, ports, sent } = await leftAttempt();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void ports.lock.run(() => held);
  const replay = outbox.replay('connection');
  await new Promise((resolve) => setTimeout(resolve));
  const completed = outbox.completeAttempt('a', Promise.resolve(true));
  release();
  await Promise.all([replay, completed]);
  expect(sent).toEqual([]);
  expect(await outbox.status('a')).toEqual({ state: 'delivered' });
});

test('a refusal leaves the submission to the next replay', async () => {
  const { outbox, sent } = await leftAttempt();
  await outbox.completeAttempt('a', Promise.resolve(false));
  expect(sent).toEqual([]);
  await outbox.replay('connection');
  expect(sent).toHaveLength(1);
});

test('what the page has recorded itself stays', async () => {
  const { outbox, store } = outboxWorld(() => ({ kind: 'delivered' }));
  const delivery = { state: 'queued', attempts: 1, notBefore: 0, reason: 'limited', status: 429 } as const;
  await store.add(submission('a', { delivery }));
  await outbox.completeAttempt('a', new Promise(() => {}));
  expect((await outbox.find('a'))?.delivery).toEqual(delivery);
});
