import { useEffect, useState } from 'react';
import { onShown } from '#browser/dom/page.ts';
import { throttle } from '#browser/dom/throttle.ts';

interface Store {
  subscribe(listener: () => void): () => void;
}

export type Stored<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** The storage, or its code, cannot be reached. */
  | { state: 'blocked' };

/** Minimum milliseconds between two reads, which are costly in a large store. */
const READ_MS = 250;

/** Milliseconds after which a failed read is repeated: the first may be a lost connection. */
const AGAIN_MS = { first: 500, later: 10_000 };

/**
 * Contents of a store, read again after every change in any tab, and when the tab is shown, because a hidden page
 * misses changes. `open` and `read` must be stable between renders.
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
        // A first failure is not shown: it is tried again at once. What has been read stays in sight meanwhile.
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
    // Its code may be out of reach for a while.
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
