import { get, set, type UseStore } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { changesOf } from '#features/submissions/adapters/changes.ts';
import { idbRateLimit } from '#features/submissions/adapters/idb-rate-limit.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { alwaysHere, START } from '../../support/outbox-world.ts';
import { until } from '../../support/until.ts';

const hold = { reason: 'limited', until: START + 60_000, count: 3 } as const;

let names = 0;
function kept() {
  names += 1;
  const name = `pace-of-its-own-${names}`;
  const database = keyvalDatabase(name, alwaysHere);
  return {
    name,
    database,
    rateLimit: idbRateLimit(database, changesOf(name), () => START),
    another: () => idbRateLimit(database, changesOf(name), () => START),
  };
}

describe('the queue’s clock', () => {
  test('holds nothing at first, and is the same in every tab, until the hold is lifted', async () => {
    const { database, rateLimit, another } = kept();
    expect(await rateLimit.hold()).toBeUndefined();
    expect(await rateLimit.lastAttempt()).toBe(0);
    await rateLimit.setHold(hold);
    await rateLimit.noteAttempt(START);
    expect(await another().hold()).toEqual(hold);
    expect(await another().lastAttempt()).toBe(START);
    await rateLimit.setHold(undefined);
    expect(await another().hold()).toBeUndefined();
    expect(await get('pace', database)).toEqual({ lastAttempt: START });
    expect(await another().lastAttempt()).toBe(START);
  });

  test('tells of a hold and of its end, and not of an attempt', async () => {
    const { name, rateLimit } = kept();
    const heard = vi.fn();
    changesOf(name).subscribe(heard);
    await rateLimit.setHold(hold);
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    await rateLimit.noteAttempt(START);
    await rateLimit.setHold(undefined);
    await until(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  test.each([
    ['of another reason', { ...hold, reason: 'tired' }],
    ['with a text for a time', { ...hold, until: 'tomorrow' }],
    ['without a count', { reason: 'limited', until: 1 }],
    ['that is none', 'limited'],
  ])('takes no hold %s', async (_, record) => {
    const { database, rateLimit } = kept();
    await set('pace', { hold: record }, database);
    expect(await rateLimit.hold()).toBeUndefined();
    // The record is strange, the database is not broken.
    await rateLimit.setHold({ ...hold, reason: 'unreachable' });
    expect(await rateLimit.hold()).toEqual({ ...hold, reason: 'unreachable' });
    expect(await get('pace', database)).toEqual({ hold: { ...hold, reason: 'unreachable' } });
  });

  test('goes by what it has tried itself where the record is no time', async () => {
    const { database, rateLimit } = kept();
    await rateLimit.noteAttempt(5_000);
    await set('pace', { lastAttempt: 'lately' }, database);
    expect(await rateLimit.lastAttempt()).toBe(5_000);
  });
});

describe('with a broken database, which may take its three seconds to say so, the queue’s clock', () => {
  type RateLimit = ReturnType<typeof idbRateLimit>;
  const broken = () => {
    const database = vi.fn(() => Promise.reject(new Error('broken')));
    const rateLimit = idbRateLimit(database as UseStore, changesOf('broken-pace'), () => START);
    return { database, rateLimit };
  };

  test.each<[string, (rateLimit: RateLimit) => Promise<unknown>]>([
    ['reads a hold', (rateLimit) => rateLimit.hold()],
    ['sets a hold', (rateLimit) => rateLimit.setHold(hold)],
    ['lifts a hold', (rateLimit) => rateLimit.setHold(undefined)],
    ['reads the last attempt', (rateLimit) => rateLimit.lastAttempt()],
    ['notes an attempt', (rateLimit) => rateLimit.noteAttempt(7_000)],
  ])('goes on in this page, and asks it no second time: %s', async (_, first) => {
    const { database, rateLimit } = broken();
    await first(rateLimit);
    const heard = vi.fn();
    changesOf('broken-pace').subscribe(heard);
    await rateLimit.setHold(hold);
    await until(() => expect(heard).toHaveBeenCalled());
    await rateLimit.noteAttempt(7_000);
    expect(await rateLimit.hold()).toEqual(hold);
    await rateLimit.setHold(undefined);
    expect(await rateLimit.hold()).toBeUndefined();
    expect(await rateLimit.lastAttempt()).toBe(7_000);
    expect(database).toHaveBeenCalledTimes(1);
  });
});

describe('a database that fails for a while', () => {
  /** Two tabs, of which the first has no database until it is mended. */
  const failing = () => {
    const { name, database, another } = kept();
    const state = { now: START, asked: 0, isBroken: true };
    const disturbed: UseStore = (mode, work) => {
      state.asked += 1;
      return state.isBroken ? Promise.reject(new Error('broken')) : database(mode, work);
    };
    const rateLimit = idbRateLimit(disturbed, changesOf(name), () => state.now);
    return { state, rateLimit, other: another() };
  };
  const SECONDS = 10_000;

  test('is asked again after some seconds: what another tab was told holds for this one too', async () => {
    const { state, rateLimit, other } = failing();
    expect(await rateLimit.hold()).toBeUndefined();
    await other.setHold(hold);
    state.isBroken = false;
    state.now += SECONDS - 1;
    expect(await rateLimit.hold()).toBeUndefined();
    expect(state.asked).toBe(1);
    state.now += 1;
    expect(await rateLimit.hold()).toEqual(hold);
  });

  test('is asked once in that time, and gets what it missed', async () => {
    const { state, rateLimit, other } = failing();
    await rateLimit.setHold(hold);
    await rateLimit.noteAttempt(START);
    state.now += SECONDS;
    expect(await rateLimit.hold()).toEqual(hold);
    expect(await rateLimit.lastAttempt()).toBe(START);
    expect(state.asked).toBe(2);
    state.isBroken = false;
    // A clock that was set back keeps nobody waiting.
    state.now -= 3_600_000;
    await rateLimit.lastAttempt();
    expect(await other.hold()).toEqual(hold);
    expect(await other.lastAttempt()).toBe(START);
  });

  test('does not make this page forget what another tab was told before', async () => {
    const { state, rateLimit, other } = failing();
    await other.setHold(hold);
    state.isBroken = false;
    expect(await rateLimit.hold()).toEqual(hold);
    state.isBroken = true;
    await rateLimit.noteAttempt(START + 1);
    expect(await rateLimit.hold()).toEqual(hold);
    expect(await rateLimit.lastAttempt()).toBe(START + 1);
  });
});
