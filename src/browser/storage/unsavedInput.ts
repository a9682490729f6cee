import { createStore } from './store.ts';
import { useStore } from './useStore.ts';

const dirty = new Set<string>();
const isDirty = createStore(false);

/** Records whether a form contains typed input. */
export function markInput(formId: string, typed: boolean): void {
  if (typed) dirty.add(formId);
  else dirty.delete(formId);
  isDirty.set(dirty.size > 0);
}

/** Returns true if a reload would lose input of a form on this page. */
export const hasUnsavedInput = isDirty.get;

/** Hook that returns the value of `hasUnsavedInput`. */
export const useUnsavedInput = (): boolean => useStore(isDirty, false);
