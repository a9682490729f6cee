import { useEffect } from 'react';
import { listen } from '#browser/dom/listen.ts';
import { follow, saveEntry } from './entries.ts';
import { linkOf } from './linkOf.ts';
import { isPlainClick } from './plainClick.ts';

/** Follows links of the site without loading a document. Includes links in static prerendered parts. */
export function useLinks(): void {
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      // The browser handles links to anchors.
      if (link.getAttribute('href')?.startsWith('#')) return saveEntry();
      event.preventDefault();
      follow(link.href);
    };
    return listen(['click'], click, document);
  }, []);
}
