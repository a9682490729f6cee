import { useEffect } from 'react';
import { follow, saveEntry } from './entries.ts';
import { matchRoute } from './model/addresses.ts';
import { isPlainClick } from './plainClick.ts';

/** Navigates links of the site without loading a document, those in static prerendered parts included. */
export function useLinks(): void {
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.target || link.download || link.origin !== location.origin) return;
      if (matchRoute(link.pathname).route.id === 'not-found') return;
      // Anchors are left to the browser.
      if (link.getAttribute('href')?.startsWith('#')) return saveEntry();
      event.preventDefault();
      follow(link.href);
    };
    document.addEventListener('click', click);
    return () => document.removeEventListener('click', click);
  }, []);
}
