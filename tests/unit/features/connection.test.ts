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

test('one unanswered question says nothing, and neither does an answer after it', () => {
  expect(after([unanswered(0)])).toMatchObject({ notice: 'none', isLost: false });
  expect(after([unanswered(0), answered, unanswered(9), answered])).toMatchObject({ notice: 'none' });
});

test('two in a row are a loss, and it is told once', () => {
  expect(lost).toMatchObject({ notice: 'lost', isLost: true });
  const still = after([closed, unanswered(2), unanswered(5 * MINUTE)], lost);
  expect(still).toMatchObject({ notice: 'none', isLost: true });
});

test('the return is told to whoever was told of the loss, even after closing it', () => {
  expect(after([answered], lost).notice).toBe('back');
  expect(after([closed, answered], lost).notice).toBe('back');
  expect(after([answered, closed, answered], lost).notice).toBe('none');
});

test('who closed the notice on an earlier page is told of the return alone', () => {
  const still = after([unanswered(0), unanswered(5 * MINUTE)], lostFromTheStart);
  expect(still).toMatchObject({ notice: 'none', isLost: true });
  expect(after([answered], still).notice).toBe('back');
  expect(after([answered], lostFromTheStart).notice).toBe('back');
});

test('a connection that comes and goes is told of once a minute', () => {
  const again = after([answered, unanswered(2), unanswered(3)], lost);
  expect(again).toMatchObject({ notice: 'none', isLost: true });
  expect(after([answered], again).notice).toBe('none');
  expect(after([unanswered(MINUTE)], again).notice).toBe('none');
  expect(after([unanswered(MINUTE + 1)], again).notice).toBe('lost');
});

test('the host is asked again after growing pauses, and left alone while it answers', () => {
  expect(pauseBeforeAsking(connectedFromTheStart)).toBeUndefined();
  const asked = Array.from({ length: 7 }, (_, index) => unanswered(index));
  const pauses = asked.map((_, index) => pauseBeforeAsking(after(asked.slice(0, index + 1))));
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(pauseBeforeAsking(after([...asked, answered]))).toBeUndefined();
});
