import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webLock } from '#features/outbox/adapters/lock.ts';
import { FakeLocks } from '../../../support/fake-locks.ts';
import { alwaysHere } from '../../../support/outbox-world.ts';
import { visitor } from '../../../support/presence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a task that ends when `finish` is called. */
function task() {
  let finish = (_: string) => {};
  const ended = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { run: () => ended, finish };
}

test('tasks run one after another across all tabs', async () => {
  const locks = new FakeLocks();
  const order: string[] = [];
  const results = ['a', 'b'].map((name) =>
    webLock(locks.of(name), alwaysHere).run(async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      order.push(`${name} ends`);
      return name;
    }),
  );
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await Promise.all(results)).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('another tab takes over from a frozen lock holder within a minute', async () => {
  const locks = new FakeLocks();
  void webLock(locks.of('frozen'), alwaysHere).run(task().run);
  const done = vi.fn();
  void webLock(locks.of('other'), alwaysHere).run(async () => done());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(done).toHaveBeenCalledOnce();
});

test('eight waiting tabs pre-empt no lock holder', async () => {
  const locks = new FakeLocks();
  let [running, most, done] = [0, 0, 0];
  const attempt = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 13_000));
    running -= 1;
    done += 1;
  };
  for (let tab = 0; tab < 8; tab += 1) {
    const { run } = webLock(locks.of(`tab ${tab}`), alwaysHere);
    void run(attempt);
    void run(attempt);
  }
  await vi.advanceTimersByTimeAsync(16 * 13_000 + 1_000);
  expect({ most, done }).toEqual({ most: 1, done: 16 });
});

test('a page releases the lock when the visitor leaves it, and its task continues', async () => {
  const locks = new FakeLocks();
  const { presence, leave } = visitor();
  const { run, finish } = task();
  const left = webLock(locks.of('left'), presence).run(run);
  await vi.advanceTimersByTimeAsync(0);
  leave();
  const done = vi.fn();
  await webLock(locks.of('next'), alwaysHere).run(async () => done());
  expect(done).toHaveBeenCalledOnce();
  finish('late');
  expect(await left).toBe('late');
});

test('a page that waits for the lock requests it again after the visitor returns', async () => {
  const locks = new FakeLocks();
  const { presence, leave, comeBack } = visitor();
  const { run, finish } = task();
  const first = webLock(locks.of('first'), alwaysHere).run(run);
  const done = vi.fn();
  const waiting = webLock(locks.of('waiting'), presence).run(async () => done());
  await vi.advanceTimersByTimeAsync(0);
  leave();
  finish('over');
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).not.toHaveBeenCalled();
  comeBack();
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

test('tasks of this tab run one after another if the Web Locks API fails', async () => {
  const failing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  const { run } = webLock(failing as unknown as LockManager, alwaysHere);
  const order: number[] = [];
  await Promise.all([1, 2].map((number) => run(async () => void order.push(number))));
  expect(order).toEqual([1, 2]);
});
