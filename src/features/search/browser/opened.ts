import { listen } from '#browser/dom/listen.ts';
import { focusQuietly } from '#browser/dom/scrolling.ts';
import { createStore } from '#browser/storage/store.ts';
import { elementToReturnTo } from '#router/pageState.ts';

/** The query with which the search has opened. Undefined while the search is closed. */
export const opened = createStore<string | undefined>(undefined);

/** Stops the collection of typed characters. */
let stop = () => {};

/**
 * Opens the search with a query. A menu closes when the search opens, so the button of the menu receives the focus
 * first. The focus later returns to this button. Until the dialog with its field has loaded, typed characters are added to the query.
 */
export function openSearch(query = ''): void {
  focusQuietly(elementToReturnTo());
  opened.set(query);
  stop();
  stop = listen(['keydown'], addTyped);
}

function addTyped(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  // The key that opens the search reaches this listener, too.
  if (event.defaultPrevented) return;
  // What the visitor types into a form meanwhile belongs to the form.
  if ((target as Element).closest('input, textarea, select')) return;
  if (key.length > 1 || ctrlKey || altKey || metaKey) return;
  event.preventDefault();
  opened.set((opened.get() ?? '') + key);
}

/** Must be called when the dialog has loaded, because its field receives the typed characters from then on. */
export const endCollecting = (): void => stop();

export function closeSearch(): void {
  stop();
  opened.set(undefined);
}
