import { useEffect, useState } from 'react';
import { onShown } from '#browser/dom/pageLifecycle.ts';
import { throttle } from '#browser/dom/throttle.ts';

interface Store {
  subscribe(listener: () => void): () => void;
}

export type Stored<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** The storage, or the code of the store, cannot be reached. */
  | { state: 'blocked' };

/** Minimum time between two reads, in milliseconds, because reading a large store is expensive. */
const READ_MS = 250;

/**
 * Time until a failed read is repeated, in milliseconds. It is short after the first failure, which may be a lost
 * connection.
 */
const AGAIN_MS = { first: 500, later: 10_000 };

/**
 * Returns the contents of a store. They are read again after every change in any tab, and when the tab is shown,
 * because a hidden page misses changes. `open` and `read` must be stable between renders.
 */
export function useStored<From extends Store, Value>(
  open: (() => Promise<From>) | undefined,
  read: (store: From) => Promise<Value>,
): Stored<Value> {
  const [stored, setStored] = useState<Stored<Value>>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      () => {
        wanted = false;
        clearTimeout(timer);
      },
    ];
    const follow = async () => {
      const store = await open?.();
      if (!store || !wanted) return;
      const load = async () => {
        const next = await read(store).then(
          (value): Stored<Value> => ({ state: 'ready', value }),
          (): Stored<Value> => ({ state: 'blocked' }),
        );
        if (!wanted) return;
        failures = next.state === 'ready' ? 0 : failures + 1;
        // The first failure is not shown, because the read is repeated soon. The last value remains visible after a
        // failure.
        if (failures !== 1) setStored((last) => (last.state === 'ready' && failures > 0 ? last : next));
        clearTimeout(timer);
        if (failures > 0)
          timer = setTimeout(() => void load(), failures === 1 ? AGAIN_MS.first : AGAIN_MS.later);
      };
      stops.push(
        store.subscribe(throttle(() => void load(), READ_MS)),
        onShown(() => void load()),
      );
      await load();
    };
    // The code of the store may be unreachable for a while.
    const begin = () =>
      follow().catch(() => {
        if (!wanted) return;
        setStored({ state: 'blocked' });
        timer = setTimeout(() => void begin(), AGAIN_MS.later);
      });
    void begin();
    return () => {
      for (const stop of stops) stop();
    };
  }, [open, read]);
  return stored;
}
