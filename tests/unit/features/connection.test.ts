import { expect, test } from 'vitest';
import {
  type Connection,
  type ConnectionEvent,
  connectedFromTheStart,
  lostFromTheStart,
  nextConnection,
  pauseBeforeAsking,
} from '#features/offline/model/connection.ts';

const MINUTE = 60_000;
const answered: ConnectionEvent = { type: 'answered' };
const closed: ConnectionEvent = { type: 'closed' };
const unanswered = (at: number): ConnectionEvent => ({ type: 'unanswered', at });
const after = (events: readonly ConnectionEvent[], from: Connection = connectedFromTheStart) =>
  events.reduce(nextConnection, from);

const lost = after([unanswered(0), unanswered(1)]);

test('one unanswered probe shows no notice, and neither does a later answer', () => {
  expect(after([unanswered(0)])).toMatchObject({ notice: 'none', isLost: false });
  expect(after([unanswered(0), answered, unanswered(9), answered])).toMatchObject({ notice: 'none' });
});

test('two unanswered probes in a row are a loss, and one notice announces it', () => {
  expect(lost).toMatchObject({ notice: 'lost', isLost: true });
  const still = after([closed, unanswered(2), unanswered(5 * MINUTE)], lost);
  expect(still).toMatchObject({ notice: 'none', isLost: true });
});

test('a notice announces the return after a notice of the loss, even a closed one', () => {
  expect(after([answered], lost).notice).toBe('back');
  expect(after([closed, answered], lost).notice).toBe('back');
  expect(after([answered, closed, answered], lost).notice).toBe('none');
});

test('a visitor who closed the notice on an earlier page only sees the notice of the return', () => {
  const still = after([unanswered(0), unanswered(5 * MINUTE)], lostFromTheStart);
  expect(still).toMatchObject({ notice: 'none', isLost: true });
  expect(after([answered], still).notice).toBe('back');
  expect(after([answered], lostFromTheStart).notice).toBe('back');
});

test('an unstable connection is announced at most one time per minute', () => {
  const again = after([answered, unanswered(2), unanswered(3)], lost);
  expect(again).toMatchObject({ notice: 'none', isLost: true });
  expect(after([answered], again).notice).toBe('none');
  expect(after([unanswered(MINUTE)], again).notice).toBe('none');
  expect(after([unanswered(MINUTE + 1)], again).notice).toBe('lost');
});

test('the host is probed again after growing pauses, and not at all while it answers', () => {
  expect(pauseBeforeAsking(connectedFromTheStart)).toBeUndefined();
  const asked = Array.from({ length: 7 }, (_, index) => unanswered(index));
  const pauses = asked.map((_, index) => pauseBeforeAsking(after(asked.slice(0, index + 1))));
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(pauseBeforeAsking(after([...asked, answered]))).toBeUndefined();
});
