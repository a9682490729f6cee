import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { locate } from '#site/addresses.ts';

/**
 * Follows links that React does not know, in parts of a page that stay as they were prerendered, without
 * a new document, as it does with all others.
 */
export function useStaticLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0;
      if (!link || event.defaultPrevented || modified || link.target || link.origin !== location.origin)
        return;
      if (locate(link.pathname).route.id === 'not-found') return;
      if (link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      navigate(link.href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
