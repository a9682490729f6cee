import { listen } from '#browser/dom/listen.ts';
import { linkOf } from './linkOf.ts';

/** Events that precede the click on a link. */
const hints = ['pointerover', 'touchstart', 'focusin'] as const;

/** Returns true if the visitor has asked the browser to save data. Only Chromium reports it. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches the page of a link before the click, except for visitors who save data. Returns a function that stops
 * listening.
 */
export function prefetchPages(prepare: (pathname: string) => Promise<unknown>): () => void {
  const fetched = new Set<string>();
  const fetchPage = (event: Event) => {
    const pathname = linkOf(event)?.pathname;
    if (!pathname || pathname === location.pathname || fetched.has(pathname) || savesData()) return;
    fetched.add(pathname);
    // The click tries again, and reports a failure.
    prepare(pathname).catch(() => {});
  };
  return listen(hints, fetchPage, document, { passive: true });
}
