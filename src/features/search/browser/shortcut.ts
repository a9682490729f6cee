import { listen } from '#browser/dom/listen.ts';
import { openSearch } from './opened.ts';

/** Opens the search with ⌘K or Ctrl+K, and with "/" while the visitor does not type. Returns the cleanup. */
export const openByKey = () =>
  listen(['keydown'], (event) => {
    const { key, ctrlKey, metaKey, target } = event as KeyboardEvent;
    const isTyping = (target as Element).closest('input, textarea, select');
    const isMeant = ctrlKey || metaKey ? key === 'k' : key === '/' && !isTyping;
    if (!isMeant || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    openSearch();
  });
