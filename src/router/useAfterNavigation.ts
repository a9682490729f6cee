import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '#browser/dom/feedback.ts';
import { ANCHOR_DELAY_MS, goToStart, scrollToAnchor } from '#browser/dom/scrolling.ts';
import { afterHydration } from '#browser/hydration/hydrated.ts';
import { setDocumentLanguage } from '#browser/hydration/prerendered.ts';
import { storePagesOfLocale } from '#browser/worker/copy.ts';
import { languageName } from '#site/locales.ts';
import { consumeRestorable, onEntry, setShownPage, trackEntries } from './entries.ts';
import { currentHash } from './location.ts';
import { restoreDocument, restorePage } from './pageState.ts';
import type { PreparedPage } from './preparePage.ts';
import { restoreTextInView } from './textInView.ts';

/**
 * Runs after each navigation. Sets the document's language, scrolls to the top, focuses the heading, and scrolls to the
 * anchor after a short delay. A history traversal restores the saved state of the page.
 */
export function useAfterNavigation(page: PreparedPage): void {
  const last = useRef(page);

  // Layout effects, because links must work before other effects run.
  useLayoutEffect(trackEntries, []);

  useLayoutEffect((): (() => void) | undefined => {
    const previous = last.current;
    last.current = page;
    setShownPage(page.pathname);
    if (previous.pathname === page.pathname) return undefined;
    setDocumentLanguage(page.locale);
    // If the pages cannot be stored now, the next document stores them.
    if (previous.match.basePath !== page.match.basePath) void storePagesOfLocale().catch(() => {});
    announce('');
    const left = consumeRestorable();
    if (left) return void restorePage(left);
    const isTranslation =
      previous.match.path === page.match.path && previous.match.basePath !== page.match.basePath;
    if (isTranslation) {
      announce(languageName(page.locale));
      return void restoreTextInView();
    }
    goToStart('instant');
    // The visitor sees the section, not the whole page on the way to it.
    return currentHash() ? afterDelay(() => scrollToAnchor(currentHash(), 'instant')) : undefined;
  }, [page]);

  // Handles navigation within the page. Waits for hydration and for the render that a link causes.
  useLayoutEffect(() => onEntry(() => whenDrawn(page, finishWithinPage)), [page]);

  // Handles a document that was reloaded, or reached by going back from another site.
  useEffect(() => {
    const left = consumeRestorable();
    if (left) restoreDocument(left);
  }, []);
}

function finishWithinPage(): void {
  const left = consumeRestorable();
  if (left) restorePage(left);
  else if (!currentHash()) goToStart();
  else scrollToAnchor(currentHash());
}

function whenDrawn({ pathname }: PreparedPage, action: () => void): void {
  afterHydration(() => {
    requestAnimationFrame(() => {
      if (location.pathname === pathname) action();
    });
  });
}

function afterDelay(action: () => void): () => void {
  const timer = setTimeout(action, ANCHOR_DELAY_MS);
  return () => clearTimeout(timer);
}
