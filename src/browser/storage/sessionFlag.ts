import { guarded } from './storage.ts';

interface SessionFlag {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/** A fact kept for as long as the tab is open, over its documents; without storage it is never set. */
export function sessionFlag(key: string): SessionFlag {
  return {
    isSet: () => guarded(() => sessionStorage.getItem(key) !== null, false),
    set: () => guarded(() => sessionStorage.setItem(key, '1'), undefined),
    clear: () => guarded(() => sessionStorage.removeItem(key), undefined),
  };
}
