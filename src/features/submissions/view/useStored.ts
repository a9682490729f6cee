import { useEffect, useState } from 'react';
import { onShown } from '#browser/dom/page.ts';
import { throttle } from '#browser/dom/throttle.ts';

interface Store {
  subscribe(listener: () => void): () => void;
}

type Stored<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** The browser blocks storage. */
  | { state: 'blocked' };

/** Minimum milliseconds between two reads, which are costly in a large store. */
const READ_MS = 250;

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
    const stops = [
      () => {
        wanted = false;
      },
    ];
    const follow = async () => {
      const store = await open?.();
      if (!store || !wanted) return;
      const look = async () => {
        const next = await read(store).then(
          (value): Stored<Value> => ({ state: 'ready', value }),
          (): Stored<Value> => ({ state: 'blocked' }),
        );
        if (wanted) setStored(next);
      };
      stops.push(
        store.subscribe(throttle(() => void look(), READ_MS)),
        onShown(() => void look()),
      );
      await look();
    };
    follow().catch(() => wanted && setStored({ state: 'blocked' }));
    return () => {
      for (const stop of stops) stop();
    };
  }, [open, read]);
  return stored;
}
