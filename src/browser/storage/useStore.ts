import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the current state of a store. Returns `prerendered` in the prerendered page and during hydration. */
export const useStore = <State>({ subscribe, get }: Store<State>, prerendered: State): State =>
  useSyncExternalStore(subscribe, get, () => prerendered);
