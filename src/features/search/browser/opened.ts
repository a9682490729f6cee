import { focusQuietly } from '#browser/dom/scrolling.ts';
import { createStore } from '#browser/storage/store.ts';
import { elementToReturnTo } from '#router/pageState.ts';

/** The query with which the search has opened. Undefined while the search is closed. */
export const opened = createStore<string | undefined>(undefined);

/**
 * Opens the search with a query. A menu closes when the search opens, so the button of the menu receives the focus first. The focus
 * later returns to this button.
 */
export function openSearch(query = ''): void {
  focusQuietly(elementToReturnTo());
  opened.set(query);
}
