import { createStore } from '#browser/storage/store.ts';

/** True while the search is open. */
export const opened = createStore(false);

export const openSearch = () => opened.set(true);
