import { createStore } from '#browser/storage/store.ts';
import { useStore } from '#browser/storage/useStore.ts';

const visitor = createStore(0);

/** Remounts every form of this page, because the visitor who typed there has left. */
export const clearForms = () => visitor.set(visitor.get() + 1);

/** Returns a number that changes with each visitor of this document. */
export const useVisitor = (): number => useStore(visitor, 0);

let documentId: string | undefined;

/**
 * Returns an id of the current visitor that is unique on this device. It includes a document id, because each document
 * counts its visitors separately.
 */
export function visitorId(): string {
  documentId ??= crypto.randomUUID();
  return `${documentId} ${visitor.get()}`;
}
