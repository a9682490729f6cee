import { listen } from '#browser/dom/listen.ts';
import { storedText, storeText, useStoredText } from '#browser/storage/localStorage.ts';
import { SLASH_OFF_KEY } from '#site/storage-keys.ts';
import { openSearch } from './opened.ts';

/**
 * Returns true if "/" opens the search. A visitor can turn it off in the search, because speech input and a slip of the
 * hand may press a single key unintentionally (WCAG 2.1.4). Devices without a mouse do not show that option.
 */
const isSlashOn = () => storedText(SLASH_OFF_KEY) === null && matchMedia('(hover: hover)').matches;

export const useSlash = (): boolean => useStoredText(SLASH_OFF_KEY) === null;
export const turnSlash = (on: boolean) => storeText(SLASH_OFF_KEY, on ? '' : '1');

function openIfMeant(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, target } = event;
  const isTyping = (target as Element).closest('input, textarea, select');
  const isMeant = ctrlKey || metaKey ? key === 'k' : key === '/' && !isTyping && isSlashOn();
  if (!isMeant || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  openSearch();
}

/**
 * Opens the search with ⌘K or Ctrl+K, and with "/" while the visitor does not type. Returns the cleanup. An event reaches
 * the document before the listener on the window in src/inline-head.ts, which handles only what this one has not.
 */
export const openByKey = () => listen(['keydown'], openIfMeant, document);
