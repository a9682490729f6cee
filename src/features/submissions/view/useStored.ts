import { useEffect, useState } from 'react';
import { onShown } from '#browser/dom/page.ts';
import { throttle } from '#browser/dom/throttle.ts';

interface Store {
  subscribe(listener: () => void): () => void;
}

type Stored<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  /** The browser does not let the site keep anything. */
  | { state: 'blocked' };

/** With much in it, each reading costs; so often and no more. */
const READ_MS = 250;

/**
 * What a store of the device holds, read again after every change in whichever tab, and when the tab is shown, for a
 * page that was put away has heard of none. `open` and `read` are the same functions at every render.
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
