import { guarded } from './localStorage.ts';

interface SessionFlag {
  isSet(): boolean;
  set(): void;
  clear(): void;
}

/**
 * Creates a flag in session storage. It lasts as long as the tab is open, across documents. If the browser blocks
 * storage, the flag is never set.
 */
export function sessionFlag(key: string): SessionFlag {
  return {
    isSet: () => guarded(() => sessionStorage.getItem(key) !== null, false),
    set: () => guarded(() => sessionStorage.setItem(key, '1'), undefined),
    clear: () => guarded(() => sessionStorage.removeItem(key), undefined),
  };
}
