import { createStore } from './store.ts';
import { useStore } from './useStore.ts';

const dirty = new Set<string>();
const isDirty = createStore(false);

/** Notes that something has been typed into a form, or that it is empty again. */
export function markInput(formId: string, typed: boolean): void {
  if (typed) dirty.add(formId);
  else dirty.delete(formId);
  isDirty.set(dirty.size > 0);
}

/** Whether a form on this page holds something that a reload would take. */
export const hasUnsavedInput = isDirty.get;

/** The same, as it changes. */
export const useUnsavedInput = (): boolean => useStore(isDirty, false);
