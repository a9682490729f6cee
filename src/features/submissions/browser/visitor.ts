import { createStore } from '#browser/storage/store.ts';
import { useStore } from '#browser/storage/useStore.ts';

const visitor = createStore(0);

/** Makes every form of this page anew: whoever has typed there is gone. */
export const clearForms = () => visitor.set(visitor.get() + 1);

/** Another number for each visitor of one device. */
export const useVisitor = (): number => useStore(visitor, 0);
