import { expect, test, vi } from 'vitest';
import { showAppBadge } from '#features/outbox/browser/appBadge.ts';
import type { DeliveryResult } from '#features/outbox/model/delivery.ts';
import { replayInBackground } from '../../../src/service-worker/replay.ts';
import { idsOf, outboxWorld, START, submission } from '../../support/outbox-world.ts';

/** Returns a clock for the worker on which every pause ends at once. */
const clockOf = (world: ReturnType<typeof outboxWorld>) => ({
  now: world.ports.now,
  async wait(ms: number) {
    world.clock.now += ms;
  },
});

const MINUTE = 60_000;
const noReports = { showCount: () => {}, onDelivered: async () => {} };

/** Raises one sync event for a queue of these names. Returns the counts on the icon and the end of the event. */
async function raised(answer: Parameters<typeof outboxWorld>[0], ...names: string[]) {
  const world = outboxWorld(answer);
  for (const name of names) await world.store.add(submission(name));
  const shown: number[] = [];
  const clock = clockOf(world);
  const { signal } = new AbortController();
  let notices = 0;
  const reports = {
    showCount: (count: number) => void shown.push(count),
    async onDelivered() {
      notices += 1;
    },
  };
  const end = await replayInBackground(world.outbox, reports, clock, signal).then(
    () => 'done',
    ({ message }: Error) => message,
  );
  return { ...world, shown, notices, end, took: world.clock.now - START };
}

const outcomes =
  (...first: DeliveryResult[]) =>
  (_: unknown, attempt: number): DeliveryResult =>
    first[attempt - 1] ?? { kind: 'delivered' };

test('waiting submissions are sent, and the icon counts down to zero', async () => {
  const { sent, shown, notices, end } = await raised(outcomes(), 'a', 'b');
  expect(notices).toBe(1);
  expect(sent.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(shown.at(-1)).toBe(0);
  expect(end).toBe('done');
});

test('the icon shows every count including zero, and a platform without a badge causes no error', async () => {
  const told: (number | undefined)[] = [];
  vi.stubGlobal('navigator', { setAppBadge: async (shown?: number) => void told.push(shown) });
  for (const count of [2, 0]) showAppBadge(count);
  expect(told).toEqual([2, 0]);
  vi.stubGlobal('navigator', {});
  showAppBadge(1);
  const refused = Promise.reject(new Error('refused'));
  vi.stubGlobal('navigator', { setAppBadge: () => refused });
  showAppBadge(1);
  vi.unstubAllGlobals();
  await expect(refused).rejects.toThrow('refused');
});

test('the event waits for a short pause of the service', async () => {
  const { sent, end, took } = await raised(outcomes({ kind: 'limited', status: 429 }), 'a');
  expect(sent).toHaveLength(2);
  expect(end).toBe('done');
  expect(took).toBeLessThan(2 * MINUTE);
});

test.each<[string, DeliveryResult]>([
  ['nobody answers', { kind: 'unreachable' }],
  ['the account is in trouble', { kind: 'account', status: 403 }],
])('if %s, the event fails before the browser ends it, so that it is raised again', async (_, outcome) => {
  const { end, took, shown } = await raised(() => outcome, 'a');
  expect(end).toBe('Something still waits for the email service.');
  expect(took).toBeLessThanOrEqual(2 * MINUTE + MINUTE / 2);
  expect(shown.at(-1)).toBe(1);
});

test('a rejected submission raises no further event, because only the visitor can correct it', async () => {
  const { end, shown, notices } = await raised(() => ({ kind: 'rejected', status: 422, text: 'no' }), 'a');
  expect(end).toBe('done');
  expect(shown.at(-1)).toBe(1);
  expect(notices).toBe(0);
});

test('expired receipts are deleted first', async () => {
  const world = outboxWorld(outcomes());
  await world.store.accept({ id: 'old', form: 'contact-form', deliveredAt: START });
  world.clock.now += 8 * 24 * 60 * MINUTE;
  const clock = clockOf(world);
  await replayInBackground(world.outbox, noReports, clock, new AbortController().signal);
  expect(await world.outbox.status('old')).toEqual({ state: 'gone' });
});

test.each<[string, DeliveryResult, 'answer' | 'pause', string]>([
  ['no further attempt', { kind: 'delivered' }, 'answer', 'b'],
  ['no pause', { kind: 'unreachable', status: 503 }, 'answer', 'a b'],
  ['no pause under way', { kind: 'limited', status: 429 }, 'pause', 'a b'],
])('when a new version activates, %s delays it', async (_, outcome, when, left) => {
  const stopReplay = new AbortController();
  const activateNext = (moment: string) => moment === when && stopReplay.abort(new Error('handed over'));
  const world = outboxWorld(() => {
    activateNext('answer');
    return outcome;
  });
  for (const name of ['a', 'b']) await world.store.add(submission(name));
  const wait = () => {
    activateNext('pause');
    return new Promise<void>(() => {});
  };
  const clock = { now: world.ports.now, wait };
  await expect(replayInBackground(world.outbox, noReports, clock, stopReplay.signal)).rejects.toThrow(
    'handed over',
  );
  expect(world.sent).toHaveLength(1);
  expect(await idsOf(world.store)).toEqual(left.split(' '));
});
