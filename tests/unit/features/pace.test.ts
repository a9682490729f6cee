import { get, set, type UseStore } from 'idb-keyval';
import { describe, expect, test, vi } from 'vitest';
import { changesOf } from '#features/submissions/adapters/changes.ts';
import { idbPace } from '#features/submissions/adapters/idb-pace.ts';
import { keyvalDatabase } from '#features/submissions/adapters/keyval-database.ts';
import { alwaysHere, START } from '../../support/outbox-world.ts';
import { until } from '../../support/until.ts';

const hold = { reason: 'limited', until: START + 60_000, count: 3 } as const;

let names = 0;
function kept() {
  names += 1;
  const name = `pace-of-its-own-${names}`;
  const database = keyvalDatabase(name, alwaysHere);
  return { name, database, pace: idbPace(database, name), another: () => idbPace(database, name) };
}

describe('the queue’s clock', () => {
  test('holds nothing at first, and is the same in every tab, until the hold is lifted', async () => {
    const { database, pace, another } = kept();
    expect(await pace.hold()).toBeUndefined();
    expect(await pace.lastAttempt()).toBe(0);
    await pace.setHold(hold);
    await pace.noteAttempt(START);
    expect(await another().hold()).toEqual(hold);
    expect(await another().lastAttempt()).toBe(START);
    await pace.setHold(undefined);
    expect(await another().hold()).toBeUndefined();
    expect(await get('pace', database)).toEqual({ lastAttempt: START });
    expect(await another().lastAttempt()).toBe(START);
  });

  test('tells of a hold and of its end, and not of an attempt', async () => {
    const { name, pace } = kept();
    const heard = vi.fn();
    changesOf(name).subscribe(heard);
    await pace.setHold(hold);
    await until(() => expect(heard).toHaveBeenCalledTimes(1));
    await pace.noteAttempt(START);
    await pace.setHold(undefined);
    await until(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  test.each([
    ['of another reason', { ...hold, reason: 'tired' }],
    ['with a text for a time', { ...hold, until: 'tomorrow' }],
    ['without a count', { reason: 'limited', until: 1 }],
    ['that is none', 'limited'],
  ])('takes no hold %s', async (_, record) => {
    const { database, pace } = kept();
    await set('pace', { hold: record }, database);
    expect(await pace.hold()).toBeUndefined();
    // The record is strange, the database is not broken.
    await pace.setHold({ ...hold, reason: 'unreachable' });
    expect(await pace.hold()).toEqual({ ...hold, reason: 'unreachable' });
    expect(await get('pace', database)).toEqual({ hold: { ...hold, reason: 'unreachable' } });
  });

  test('goes by what it has tried itself where the record is no time', async () => {
    const { database, pace } = kept();
    await pace.noteAttempt(5_000);
    await set('pace', { lastAttempt: 'lately' }, database);
    expect(await pace.lastAttempt()).toBe(5_000);
  });
});

describe('with a broken database, which may take its three seconds to say so, the queue’s clock', () => {
  type Pace = ReturnType<typeof idbPace>;
  const broken = () => {
    const database = vi.fn(() => Promise.reject(new Error('broken')));
    return { database, pace: idbPace(database as UseStore, 'broken-pace') };
  };

  test.each<[string, (pace: Pace) => Promise<unknown>]>([
    ['reads a hold', (pace) => pace.hold()],
    ['sets a hold', (pace) => pace.setHold(hold)],
    ['lifts a hold', (pace) => pace.setHold(undefined)],
    ['reads the last attempt', (pace) => pace.lastAttempt()],
    ['notes an attempt', (pace) => pace.noteAttempt(7_000)],
  ])('goes on in this page, and asks it no second time: %s', async (_, first) => {
    const { database, pace } = broken();
    await first(pace);
    const heard = vi.fn();
    changesOf('broken-pace').subscribe(heard);
    await pace.setHold(hold);
    await until(() => expect(heard).toHaveBeenCalled());
    await pace.noteAttempt(7_000);
    expect(await pace.hold()).toEqual(hold);
    await pace.setHold(undefined);
    expect(await pace.hold()).toBeUndefined();
    expect(await pace.lastAttempt()).toBe(7_000);
    expect(database).toHaveBeenCalledTimes(1);
  });
});
