import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mutex } from '#features/submissions/adapters/mutex.ts';
import { FakeLocks } from '../../support/fake-locks.ts';
import { alwaysHere } from '../../support/outbox-world.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that can be left and come back. */
function visitor() {
  let here = true;
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  return {
    presence: {
      isHere: () => here,
      here: () => (here ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
      onLeave: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    leave() {
      here = false;
      for (const listener of listeners) listener();
    },
    comeBack() {
      here = true;
      for (const resume of waiting.splice(0)) resume();
    },
  };
}

const forever = () => new Promise<never>(() => {});

test('one after the other, over all tabs', async () => {
  const locks = new FakeLocks();
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    order.push(`${name} ends`);
    return name;
  };
  const results = ['a', 'b'].map((name) => mutex(locks.of(name), alwaysHere).run(task(name)));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await Promise.all(results)).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a tab that is frozen with the lock is got around within a minute', async () => {
  const locks = new FakeLocks();
  void mutex(locks.of('frozen'), alwaysHere).run(forever);
  const done = vi.fn();
  void mutex(locks.of('other'), alwaysHere).run(async () => done());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(done).toHaveBeenCalledOnce();
});

test('a page that is left lets go of the lock, and its task goes on', async () => {
  const locks = new FakeLocks();
  const { presence, leave } = visitor();
  let finish = (_: string) => {};
  const left = mutex(locks.of('left'), presence).run(
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(0);
  leave();
  const done = vi.fn();
  await mutex(locks.of('next'), alwaysHere).run(async () => done());
  expect(done).toHaveBeenCalledOnce();
  finish('late');
  expect(await left).toBe('late');
});

test('a page that waits for the lock while it is left asks again when it is back', async () => {
  const locks = new FakeLocks();
  const { presence, leave, comeBack } = visitor();
  let finish = () => {};
  const first = mutex(locks.of('first'), alwaysHere).run(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const done = vi.fn();
  const waiting = mutex(locks.of('waiting'), presence).run(async () => done());
  await vi.advanceTimersByTimeAsync(0);
  leave();
  finish();
  await first;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(done).not.toHaveBeenCalled();
  comeBack();
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

test('without locks, or where they fail, tasks of this tab follow one another', async () => {
  const failing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  for (const locks of [undefined, failing as unknown as LockManager]) {
    const { run } = mutex(locks, alwaysHere);
    const order: number[] = [];
    await Promise.all([1, 2].map((number) => run(async () => void order.push(number))));
    expect(order).toEqual([1, 2]);
  }
});
