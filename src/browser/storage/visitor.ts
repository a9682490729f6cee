import { useSyncExternalStore } from 'react';

let visitor = 0;
const listeners = new Set<() => void>();

/** Makes every form of this page anew: whoever has typed there is gone. */
export function clearForms(): void {
  visitor += 1;
  for (const listener of listeners) listener();
}

/** Another number for each visitor of one device. */
export function useVisitor(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visitor,
    () => 0,
  );
}
