import { afterEach, describe, expect, test, vi } from 'vitest';
import { csvOf } from '#features/kiosk/model/csv.ts';
import { type DayEntry, dayEntries, dayTable, isPending } from '#features/kiosk/model/day.ts';
import { entriesToday, mayLeaveWithoutPin } from '#features/kiosk/model/entries.ts';
import { idleStateAt } from '#features/kiosk/model/idle-timeout.ts';
import { eventName, type Kiosk, kioskRecord, type PinCheck, readKiosk } from '#features/kiosk/model/kiosk.ts';
import { afterWrongPin, hashPin, isPin, newSalt, pauseLeft } from '#features/kiosk/model/pin.ts';
import type { Receipt, Submission } from '#features/outbox/model/submission.ts';
import { localTime } from '#site/local-date.ts';
import { submission } from '../../../support/outbox-world.ts';

afterEach(() => vi.unstubAllEnvs());

const HOUR = 3_600_000;
const NOON = new Date(2026, 10, 20, 12).getTime();

const pin: PinCheck = { salt: 'a'.repeat(32), hash: 'b'.repeat(64), failures: 0, retryAt: 0 };
const kiosk: Kiosk = { event: 'slush26', language: 'it', theme: 'dark', since: NOON - 30 * HOUR, pin };

const entry = (id: string, submittedAt: number, event = '') =>
  submission(id, { form: 'demo-form', submittedAt, params: { nome: id, ...(event && { event }) } });
const delivered = { form: 'demo-form', deliveredAt: NOON } as const;
const receipt = (id: string, submittedAt: number, event = 'slush26'): Receipt => {
  return { ...delivered, id, submittedAt, event };
};

test('the name of an event consists of lowercase letters, digits and hyphens', () => {
  for (const name of ['slush26', 'a', '2026-web-summit', 'x'.repeat(32), ' Slush26 '])
    expect(eventName(name)).toBe(name.trim().toLowerCase());
  for (const name of ['Slush 26', 'slush_26', 'SLUSH  26 ']) expect(eventName(name)).toBe('slush-26');
  expect(eventName('x'.repeat(40))).toBe('x'.repeat(32));
  expect(eventName(`${'x'.repeat(31)} y`)).toBe('x'.repeat(31));
  for (const [typed, name] of [
    ['Slush Milano 2026!', 'slush-milano-2026'],
    ['DLD München', 'dld-muenchen'],
    ['¡Fondos & Café!', 'fondos-cafe'],
    ['<b>a\nb', 'b-a-b'],
  ] as const)
    expect(eventName(typed)).toBe(name);
  for (const none of ['', ' ', '!', '展会']) expect(eventName(none), none).toBeUndefined();
});

test('a PIN is four to eight digits', () => {
  expect(['1234', '12345678'].map(isPin)).toEqual([true, true]);
  for (const none of ['123', '123456789', '12a4', '١٢٣٤', '1234\n']) expect(isPin(none), none).toBe(false);
});

describe('the stored record of kiosk mode', () => {
  test('is read as it was written', () => {
    expect(readKiosk(kioskRecord(kiosk))).toEqual(kiosk);
  });

  test.each([undefined, null, [], {}, 'x', 7])('still means kiosk mode if it is %j', (record) => {
    expect(readKiosk(record)).toEqual({
      event: undefined,
      language: 'it',
      theme: 'system',
      since: 0,
      pin: undefined,
    });
  });

  test('of another version is read as far as possible, but has no PIN', () => {
    expect(readKiosk({ ...kioskRecord(kiosk), version: 2 })).toEqual({ ...kiosk, pin: undefined });
    for (const [name, value] of Object.entries({ salt: 'zz', hash: '' }))
      expect(readKiosk({ ...kioskRecord(kiosk), [name]: value }), name).toEqual({ ...kiosk, pin: undefined });
  });
});

describe('the PIN', () => {
  test('is stored as a salted hash that only the same PIN produces', async () => {
    const [salt, other] = [newSalt(crypto), newSalt(crypto)];
    expect(salt).not.toBe(other);
    const hash = await hashPin('2468', salt, crypto.subtle);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashPin('2468', salt, crypto.subtle)).toBe(hash);
    expect(await hashPin('2469', salt, crypto.subtle)).not.toBe(hash);
    expect(await hashPin('2468', other, crypto.subtle)).not.toBe(hash);
  });

  test('starts a pause if it is wrong, twice as long each time, up to a minute', () => {
    let now = pin;
    const pauses = Array.from({ length: 8 }, () => {
      now = afterWrongPin(now, NOON);
      return pauseLeft(now, NOON) / 1_000;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(pauseLeft(now, NOON + 60_000)).toBe(0);
    // A clock that was set back must not lock the operator out for hours.
    expect(pauseLeft(now, NOON - HOUR)).toBe(0);
  });
});

describe('the entries of a day', () => {
  const entries = {
    submissions: [
      entry('a', NOON - HOUR, 'slush26'),
      entry('b', NOON - 20 * HOUR, 'slush26'),
      entry('c', NOON),
    ],
    receipts: [
      receipt('a', NOON - HOUR),
      receipt('d', NOON - 1_000),
      receipt('e', NOON - 21 * HOUR),
      { ...receipt('h', NOON - 22 * HOUR), deliveredAt: NOON - 20 * HOUR },
      receipt('f', NOON, 'web26'),
      { ...delivered, id: 'g' },
    ],
  };

  test('are those of the event, each counted and listed once, newest first, with earlier ones that waited', () => {
    expect(entriesToday(entries, 'slush26', NOON)).toBe(2);
    expect(entriesToday(entries, 'web26', NOON)).toBe(1);
    const day = dayEntries(entries, 'slush26', NOON);
    expect(day.map(({ id, submission: waiting }) => [id, waiting?.params.nome])).toEqual([
      ['d', undefined],
      ['a', 'a'],
      ['b', 'b'],
      ['e', undefined],
    ]);
  });

  test('a correction counts together with the request that it corrects', () => {
    const submissions = [...entries.submissions, entry('i', NOON - 1_000, 'slush26')];
    expect(entriesToday({ ...entries, submissions }, 'slush26', NOON)).toBe(2);
  });

  test('have the notes on them that were sent apart, or still wait', () => {
    const original = receipt('d', NOON - 1_000);
    const listed = ({ id, notes }: DayEntry) => [id, ...notes.map((note) => [note.id, isPending(note)])];
    const waiting = { submissions: [entry('i', NOON - 1_000, 'slush26')], receipts: [original] };
    expect(dayEntries(waiting, 'slush26', NOON).map(listed)).toEqual([['d', ['i', true]]]);
    const both = {
      submissions: [],
      receipts: [{ ...receipt('i', NOON - 1_000), deliveredAt: NOON + 5 }, original],
    };
    expect(dayEntries(both, 'slush26', NOON).map(listed)).toEqual([['d', ['i', false]]]);
  });

  test('of an earlier day are listed while a note on them waits', () => {
    const [time, now] = [NOON - 30 * HOUR, NOON];
    const original = { ...receipt('d', time), deliveredAt: time };
    const ids = (submissions: readonly Submission[]) =>
      dayEntries({ submissions, receipts: [original] }, 'slush26', now).map(({ id }) => id);
    expect(ids([])).toEqual([]);
    expect(ids([entry('i', time, 'slush26')])).toEqual(['d']);
  });

  test('are a table with all parameters of pending entries, and without personal data of delivered ones', () => {
    const [first, second, noon] = [NOON - HOUR, NOON - 1_000, NOON].map(localTime);
    const today = {
      ...entries,
      submissions: entries.submissions.slice(0, 1),
      receipts: entries.receipts.slice(0, 2),
    };
    expect(dayTable(dayEntries(today, 'slush26', NOON), 'slush26')).toEqual([
      ['submitted_at', 'delivered_at', 'state', 'form', 'submission_id', 'event', 'nome'],
      [second, noon, 'delivered', 'demo-form', 'd', 'slush26', ''],
      [first, '', 'queued', 'demo-form', 'a', 'slush26', 'a'],
    ]);
  });

  test('have one row each in the table, with a note that still waits', () => {
    const note = entry('i', NOON - 1_000, 'slush26');
    const submissions = [{ ...note, params: { event: 'slush26', note: 'Call', note_on: 'd' } }];
    const table = dayTable(
      dayEntries({ submissions, receipts: [receipt('d', NOON - 1_000)] }, 'slush26', NOON),
      'slush26',
    );
    expect(table.map((row) => row.slice(2))).toEqual([
      ['state', 'form', 'submission_id', 'event', 'note'],
      ['delivered', 'demo-form', 'd', 'slush26', 'Call'],
    ]);
  });
});

test.each([
  ['Europe/Rome', '2026-11-28T15:07:00+01:00'],
  ['America/St_Johns', '2026-11-28T10:37:00-03:30'],
  ['UTC', '2026-11-28T14:07:00+00:00'],
])('the times of the table are local with their offset in %s', (timeZone, time) => {
  vi.stubEnv('TZ', timeZone);
  expect(localTime(Date.UTC(2026, 10, 28, 14, 7))).toBe(time);
  expect(new Date(time).getTime()).toBe(Date.UTC(2026, 10, 28, 14, 7));
});

test('leaving a kiosk without its PIN needs an empty queue, a day after the start and the last entry', () => {
  const nothing = { submissions: [], receipts: [], unreadable: 0 };
  expect(mayLeaveWithoutPin(kiosk, nothing, NOON)).toBe(true);
  expect(mayLeaveWithoutPin({ ...kiosk, since: NOON }, nothing, NOON + HOUR)).toBe(false);
  const late = { ...nothing, receipts: [receipt('a', NOON)] };
  expect(mayLeaveWithoutPin(kiosk, late, NOON + 23 * HOUR)).toBe(false);
  expect(mayLeaveWithoutPin(kiosk, late, NOON + 24 * HOUR)).toBe(true);
  expect(mayLeaveWithoutPin(kiosk, { ...nothing, submissions: [entry('a', 0)] }, NOON)).toBe(false);
  expect(mayLeaveWithoutPin(kiosk, { ...nothing, unreadable: 1 }, NOON)).toBe(false);
  expect(mayLeaveWithoutPin({ ...kiosk, pin: undefined }, nothing, NOON)).toBe(false);
});

test.each([
  [59_999, { state: 'active' }],
  [60_000, { state: 'asked', seconds: 20 }],
  [60_001, { state: 'asked', seconds: 20 }],
  [79_500, { state: 'asked', seconds: 1 }],
  [80_000, { state: 'timed-out' }],
])('after %i ms without activity a visitor is %o', (passed, idle) => {
  expect(idleStateAt(NOON, NOON + passed)).toEqual(idle);
});

describe('CSV', () => {
  test('is UTF-8 with a mark, quoted cells and CRLF', () => {
    expect(
      csvOf(
        [
          ['a', 'Zoë "Z", Ltd'],
          ['two\nlines', ''],
        ],
        ',',
      ),
    ).toBe('\ufeff"a","Zoë ""Z"", Ltd"\r\n"two\nlines",""\r\n');
    expect(csvOf([['a', 'b']], ';')).toBe('\ufeff"a";"b"\r\n');
  });

  test.each(['=1+1', '+39 02', '-1', '@SUM(A1)', '\t=1', '\r=1'])('contains %j as text', (text) => {
    expect(csvOf([[text]], ',')).toBe(`\ufeff"'${text}"\r\n`);
  });
});
