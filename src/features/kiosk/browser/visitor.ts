import { createStore } from '#browser/storage/store.ts';
import { useStore } from '#browser/storage/useStore.ts';

const visitor = createStore(0);

/** Remounts every form of this page: the visitor who typed there is gone. */
export const clearForms = () => visitor.set(visitor.get() + 1);

/** A number that changes with each visitor of one device. */
export const useVisitor = (): number => useStore(visitor, 0);

let documentId: string | undefined;

/** Identifies the present visitor among all of this device: each document has visitors of its own. */
export function visitorId(): string {
  documentId ??= crypto.randomUUID();
  return `${documentId} ${visitor.get()}`;
}
