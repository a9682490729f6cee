import { useEffect } from 'react';
import { follow, note } from '#browser/navigation/entries.ts';
import { isPlainClick } from '#browser/navigation/plainClick.ts';
import { locate } from '#site/addresses.ts';

/** Follows every link to a page of the site without a new document, those in parts that stay as prerendered too. */
export function useLinks(): void {
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.target || link.download || link.origin !== location.origin) return;
      if (locate(link.pathname).route.id === 'not-found') return;
      // The browser's own way.
      if (link.getAttribute('href')?.startsWith('#')) return note();
      event.preventDefault();
      follow(link.href);
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, []);
}
