import { createStore } from './store.ts';
import { useStore } from './useStore.ts';

const dirty = new Set<string>();
const isDirty = createStore(false);

/** Marks a form as holding typed input, or as empty again. */
export function markInput(formId: string, typed: boolean): void {
  if (typed) dirty.add(formId);
  else dirty.delete(formId);
  isDirty.set(dirty.size > 0);
}

/** Returns true if a reload would lose input of a form on this page. */
export const hasUnsavedInput = isDirty.get;

/** The same, as a hook. */
export const useUnsavedInput = (): boolean => useStore(isDirty, false);
