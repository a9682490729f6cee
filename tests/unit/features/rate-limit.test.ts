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
    rateLimit: idbRateLimit(database, changesOf(name)),
    another: () => idbRateLimit(database, changesOf(name)),
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
    return { database, rateLimit: idbRateLimit(database as UseStore, changesOf('broken-pace')) };
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
