import { useSyncExternalStore } from 'react';

const dirty = new Set<string>();
const listeners = new Set<() => void>();

/** Notes that something has been typed into a form, or that it is empty again. */
export function markInput(formId: string, typed: boolean): void {
  if (dirty.has(formId) === typed) return;
  if (typed) dirty.add(formId);
  else dirty.delete(formId);
  for (const listener of listeners) listener();
}

/** Whether a form on this page holds something that a reload would take. */
export const hasUnsavedInput = () => dirty.size > 0;

/** The same, as it changes. */
export function useUnsavedInput(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasUnsavedInput,
    () => false,
  );
}
