import { get, set, type UseStore } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { changesOf } from '#features/outbox/adapters/changes.ts';
import { keyvalDatabase } from '#features/outbox/adapters/database.ts';
import { storedRateLimit } from '#features/outbox/adapters/rate-limit.ts';
import { alwaysHere, START } from '../../../support/outbox-world.ts';
import { until } from '../../../support/until.ts';

const pause = { reason: 'limited', until: START + 60_000, count: 3 } as const;

let names = 0;
function stored() {
  names += 1;
  const name = `rate-limit-of-its-own-${names}`;
  const database = keyvalDatabase(name, alwaysHere);
  return {
    name,
    database,
    rateLimit: storedRateLimit(database, changesOf(name), () => START),
    another: () => storedRateLimit(database, changesOf(name), () => START),
  };
}

describe('the rate limit', () => {
  test('does not pause at first, and is the same in every tab until the pause ends', async () => {
    const { database, rateLimit, another } = stored();
    expect(await rateLimit.pause()).toBeUndefined();
    expect(await rateLimit.lastAttempt()).toBe(0);
    await rateLimit.setPause(pause);
    await rateLimit.noteAttempt(START);
    expect(await another().pause()).toEqual(pause);
    expect(await another().lastAttempt()).toBe(START);
    await rateLimit.setPause(undefined);
    expect(await another().pause()).toBeUndefined();
    expect(await get('rate-limit', database)).toEqual({ lastAttempt: START });
    expect(await another().lastAttempt()).toBe(START);
  });

  test('notifies of a pause and of its end, but not of an attempt', async () => {
    const { name, rateLimit } = stored();
    const heard = vi.fn();
    changesOf(name).subscribe(heard);
    await rateLimit.setPause(pause);
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    await rateLimit.noteAttempt(START);
    await rateLimit.setPause(undefined);
    await until(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  test.each([
    ['of another reason', { ...pause, reason: 'tired' }],
    ['with a text for a time', { ...pause, until: 'tomorrow' }],
    ['without a count', { reason: 'limited', until: 1 }],
    ['that is none', 'limited'],
  ])('ignores a pause %s', async (_, record) => {
    const { database, rateLimit } = stored();
    await set('rate-limit', { pause: record }, database);
    expect(await rateLimit.pause()).toBeUndefined();
    // The record is invalid, but the database works.
    await rateLimit.setPause({ ...pause, reason: 'unreachable' });
    expect(await rateLimit.pause()).toEqual({ ...pause, reason: 'unreachable' });
    expect(await get('rate-limit', database)).toEqual({ pause: { ...pause, reason: 'unreachable' } });
  });

  test('uses the last attempt of this page if the stored time is invalid', async () => {
    const { database, rateLimit } = stored();
    await rateLimit.noteAttempt(5_000);
    await set('rate-limit', { lastAttempt: 'lately' }, database);
    expect(await rateLimit.lastAttempt()).toBe(5_000);
  });
});

describe('with a broken database, which may need three seconds to fail, the rate limit', () => {
  type RateLimit = ReturnType<typeof storedRateLimit>;
  const broken = () => {
    const database = vi.fn(() => Promise.reject(new Error('broken')));
    const rateLimit = storedRateLimit(database as UseStore, changesOf('broken-rate-limit'), () => START);
    return { database, rateLimit };
  };

  test.each<[string, (rateLimit: RateLimit) => Promise<unknown>]>([
    ['reads a pause', (rateLimit) => rateLimit.pause()],
    ['sets a pause', (rateLimit) => rateLimit.setPause(pause)],
    ['lifts a pause', (rateLimit) => rateLimit.setPause(undefined)],
    ['reads the last attempt', (rateLimit) => rateLimit.lastAttempt()],
    ['notes an attempt', (rateLimit) => rateLimit.noteAttempt(7_000)],
  ])('works within this page and does not query the database again: %s', async (_, first) => {
    const { database, rateLimit } = broken();
    await first(rateLimit);
    const heard = vi.fn();
    changesOf('broken-rate-limit').subscribe(heard);
    await rateLimit.setPause(pause);
    await until(() => expect(heard).toHaveBeenCalled());
    await rateLimit.noteAttempt(7_000);
    expect(await rateLimit.pause()).toEqual(pause);
    await rateLimit.setPause(undefined);
    expect(await rateLimit.pause()).toBeUndefined();
    expect(await rateLimit.lastAttempt()).toBe(7_000);
    expect(database).toHaveBeenCalledTimes(1);
  });
});

describe('a database that fails for a while', () => {
  /** Creates two tabs. The first one has no database until it is repaired. */
  const failing = () => {
    const { name, database, another } = stored();
    const state = { now: START, asked: 0, isBroken: true };
    const disturbed: UseStore = (mode, work) => {
      state.asked += 1;
      return state.isBroken ? Promise.reject(new Error('broken')) : database(mode, work);
    };
    const rateLimit = storedRateLimit(disturbed, changesOf(name), () => state.now);
    return { state, rateLimit, other: another() };
  };
  const SECONDS = 10_000;

  test('is read again after ten seconds, and returns the pause that another tab has stored', async () => {
    const { state, rateLimit, other } = failing();
    expect(await rateLimit.pause()).toBeUndefined();
    await other.setPause(pause);
    state.isBroken = false;
    state.now += SECONDS - 1;
    expect(await rateLimit.pause()).toBeUndefined();
    expect(state.asked).toBe(1);
    state.now += 1;
    expect(await rateLimit.pause()).toEqual(pause);
  });

  test('is read one time in ten seconds, and receives the values that it could not store', async () => {
    const { state, rateLimit, other } = failing();
    await rateLimit.setPause(pause);
    await rateLimit.noteAttempt(START);
    state.now += SECONDS;
    expect(await rateLimit.pause()).toEqual(pause);
    expect(await rateLimit.lastAttempt()).toBe(START);
    expect(state.asked).toBe(2);
    state.isBroken = false;
    // A clock that was set back must not delay the next access.
    state.now -= 3_600_000;
    await rateLimit.lastAttempt();
    expect(await other.pause()).toEqual(pause);
    expect(await other.lastAttempt()).toBe(START);
  });

  test('does not erase the values of another tab that this page has already read', async () => {
    const { state, rateLimit, other } = failing();
    await other.setPause(pause);
    state.isBroken = false;
    expect(await rateLimit.pause()).toEqual(pause);
    state.isBroken = true;
    await rateLimit.noteAttempt(START + 1);
    expect(await rateLimit.pause()).toEqual(pause);
    expect(await rateLimit.lastAttempt()).toBe(START + 1);
  });
});
