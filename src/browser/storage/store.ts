/** An observable value outside React. Components read it with useStore.ts. */
export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  /** Calls back on every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Subscribes useSyncExternalStore to a value that differs between build and browser but never changes. */
export const unchanging = () => () => {};
