import { elementToReturnTo } from '#browser/navigation/pageState.ts';
import { focusQuietly } from '#browser/navigation/scrolling.ts';
import { createStore } from '#browser/storage/store.ts';

/** True while the search is open. */
export const opened = createStore(false);

/** Of a menu, which closes beneath the search, the button is to have the focus back. */
export function openSearch(): void {
  focusQuietly(elementToReturnTo());
  opened.set(true);
}
