import { focusQuietly } from '#browser/dom/scrolling.ts';
import { createStore } from '#browser/storage/store.ts';
import { elementToReturnTo } from '#router/pageState.ts';

/** True while the search is open. */
export const opened = createStore(false);

/**
 * Opens the search. A menu closes when the search opens, so the button of the menu receives the focus first. The focus
 * later returns to this button.
 */
export function openSearch(): void {
  focusQuietly(elementToReturnTo());
  opened.set(true);
}
