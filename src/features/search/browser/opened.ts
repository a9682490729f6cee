import { focusQuietly } from '#browser/dom/scrolling.ts';
import { createStore } from '#browser/storage/store.ts';
import { elementToReturnTo } from '#router/pageState.ts';

/** True while the search is open. */
export const opened = createStore(false);

/** Of a menu, which closes beneath the search, the button is to have the focus back. */
export function openSearch(): void {
  focusQuietly(elementToReturnTo());
  opened.set(true);
}
