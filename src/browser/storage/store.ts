/** A value outside of React that tells of its changes: useStore.ts reads it in components. */
export interface Store<State> {
  get: () => State;
  set: (next: State) => void;
  /** Calls at every change; answers with the function that stops it. */
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

/** For useSyncExternalStore, where what is read differs between build and browser, and then stays. */
export const unchanging = () => () => {};
