import { describe, expect, test } from 'vitest';
import type { Draft } from '#features/submissions/model/draft.ts';
import { becameOf } from '#features/submissions/model/draft.ts';
import { eventName } from '#features/submissions/model/event-name.ts';
import type { Receipt } from '#features/submissions/model/receipt.ts';
import {
  afterWrongPin,
  entriesToday,
  isPin,
  mayLeaveWithoutPin,
  pauseLeft,
  readStand,
  type Stand,
} from '#features/submissions/model/stand.ts';
import type { Submission } from '#features/submissions/model/submission.ts';
import { visitAt } from '#features/submissions/model/visit.ts';
import { hashPin, newSalt } from '#features/submissions/pin.ts';

const HOUR = 3_600_000;
const NOON = new Date(2026, 10, 20, 12).getTime();

const stand: Stand = {
  version: 1,
  event: 'slush26',
  language: 'it',
  since: NOON - 30 * HOUR,
  salt: 'a'.repeat(32),
  hash: 'b'.repeat(64),
  failures: 0,
  retryAt: 0,
};

const entry = (id: string, submittedAt: number, event?: string): Submission => ({
  version: 2,
  id,
  form: 'demo-form',
  language: 'it',
  submittedAt,
  params: { nome: id, ...(event && { event }) },
  delivery: { state: 'queued', attempts: 0, notBefore: 0 },
});

const receipt = (id: string, submittedAt: number, event = 'slush26'): Receipt => ({
  id,
  form: 'demo-form',
  deliveredAt: NOON,
  submittedAt,
  event,
});

describe('the name of an event', () => {
  test.each(['slush26', 'a', '2026-web-summit', 'x'.repeat(32), ' Slush26 '])('%s is one', (typed) => {
    expect(eventName(typed)).toBe(typed.trim().toLowerCase());
  });
  test.each(['', ' ', '-slush', 'slush 26', 'slush_26', 'x'.repeat(33), 'slüsh', 'a\nb', '<b>'])(
    '%j is none',
    (typed) => expect(eventName(typed)).toBeUndefined(),
  );
});

test.each([
  ['1234', true],
  ['12345678', true],
  ['123', false],
  ['123456789', false],
  ['12a4', false],
  ['١٢٣٤', false],
  ['1234\n', false],
])('the PIN %j: %s', (typed, right) => expect(isPin(typed)).toBe(right));

describe('what is kept of a stand', () => {
  test('is read as it was written', () => {
    expect(readStand(JSON.stringify(stand))).toEqual(stand);
  });
  test.each([
    null,
    '',
    'null',
    '[]',
    '{"version":1',
    ...Object.entries({ version: 2, event: 'A B', language: 'xx', salt: 'zz', hash: '' }).map(
      ([name, value]) => JSON.stringify({ ...stand, [name]: value }),
    ),
  ])('%s is none', (text) => expect(readStand(text)).toBeUndefined());
});

describe('the PIN', () => {
  test('is kept as a hash of its own, which only the same PIN makes', async () => {
    const [salt, other] = [newSalt(crypto), newSalt(crypto)];
    expect(salt).not.toBe(other);
    const hash = await hashPin('2468', salt, crypto.subtle);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashPin('2468', salt, crypto.subtle)).toBe(hash);
    expect(await hashPin('2469', salt, crypto.subtle)).not.toBe(hash);
    expect(await hashPin('2468', other, crypto.subtle)).not.toBe(hash);
  });

  test('costs a pause where it is wrong, twice as long each time, up to a minute', () => {
    let now = stand;
    const pauses = Array.from({ length: 8 }, () => {
      now = afterWrongPin(now, NOON);
      return pauseLeft(now, NOON) / 1_000;
    });
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(pauseLeft(now, NOON + 60_000)).toBe(0);
    // A clock that was set back keeps nobody out for hours.
    expect(pauseLeft(now, NOON - HOUR)).toBe(0);
  });
});

describe('the count', () => {
  const submissions = [
    entry('a', NOON, 'slush26'),
    entry('b', NOON - 20 * HOUR, 'slush26'),
    entry('c', NOON),
  ];

  test('has the entries of this event and day, waiting and delivered, each once', () => {
    const receipts = [
      receipt('a', NOON),
      receipt('d', NOON - HOUR),
      receipt('e', NOON - 20 * HOUR),
      receipt('f', NOON, 'web26'),
      { id: 'g', form: 'demo-form', deliveredAt: NOON },
    ];
    expect(entriesToday({ submissions, receipts }, 'slush26', NOON)).toBe(2);
    expect(entriesToday({ submissions, receipts }, 'web26', NOON)).toBe(1);
  });
});

describe('without the PIN', () => {
  const nothing = { submissions: [], receipts: [], unreadable: 0 };

  test('a stand is left when nothing waits, a day after the last entry', () => {
    expect(mayLeaveWithoutPin(stand, nothing, NOON)).toBe(true);
    const late = { ...nothing, receipts: [receipt('a', NOON)] };
    expect(mayLeaveWithoutPin(stand, late, NOON + 23 * HOUR)).toBe(false);
    expect(mayLeaveWithoutPin(stand, late, NOON + 24 * HOUR)).toBe(true);
  });

  test('nobody leaves one that has just begun, or while anything is kept', () => {
    expect(mayLeaveWithoutPin({ ...stand, since: NOON }, nothing, NOON + HOUR)).toBe(false);
    const kept = { ...nothing, submissions: [entry('a', 0)] };
    expect(mayLeaveWithoutPin(stand, kept, NOON)).toBe(false);
    expect(mayLeaveWithoutPin(stand, { ...nothing, unreadable: 1 }, NOON)).toBe(false);
  });
});

describe('a visit', () => {
  test.each([
    [0, { state: 'here' }],
    [59_999, { state: 'here' }],
    [60_000, { state: 'asked', seconds: 20 }],
    [60_001, { state: 'asked', seconds: 20 }],
    [79_500, { state: 'asked', seconds: 1 }],
    [80_000, { state: 'gone' }],
    [10 * HOUR, { state: 'gone' }],
  ])('after %i ms without an act', (passed, visit) => {
    expect(visitAt(NOON, NOON + passed)).toEqual(visit);
  });
});

test('what comes in at a stand takes nobody’s draft away', () => {
  const draft: Draft = {
    version: 1,
    form: 'demo-form',
    language: 'it',
    savedAt: NOON,
    values: { nome: 'Ada' },
  };
  expect(becameOf(entry('a', NOON + 1), draft)).toBe(true);
  expect(becameOf(entry('a', NOON + 1, 'slush26'), draft)).toBe(false);
});
