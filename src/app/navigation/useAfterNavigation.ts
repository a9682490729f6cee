import { useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '#browser/dom/feedback.ts';
import { afterHydration } from '#browser/hydration/hydrated.ts';
import { keepEntries, onEntry, recall, showsPage } from '#browser/navigation/entries.ts';
import { currentHash } from '#browser/navigation/location.ts';
import { setDocumentLanguage } from '#browser/navigation/prerendered.ts';
import { ANCHOR_DELAY_MS, goToStart, scrollToAnchor } from '#browser/navigation/scrolling.ts';
import { asLeft, asLeftAgain } from '#browser/navigation/whereLeft.ts';
import type { PreparedPage } from './preparePage.ts';

/**
 * What happens when a page has come: the document's language, the top of the page and the focus on its
 * heading, and a moment later the anchor of the address. Who comes back finds all as it was left.
 */
export function useAfterNavigation(page: PreparedPage): void {
  const last = useRef(page);

  // All of it from the moment that links answer, which is before other effects run.
  useLayoutEffect(keepEntries, []);

  useLayoutEffect((): (() => void) | undefined => {
    const previous = last.current;
    last.current = page;
    showsPage(page.pathname);
    if (previous.pathname === page.pathname) return undefined;
    setDocumentLanguage(page.language);
    announce('');
    const left = recall();
    if (left) return void asLeft(left);
    // Another language of the same page: stay there.
    if (previous.place.path === page.place.path && previous.place.base !== page.place.base) return undefined;
    goToStart('instant');
    return currentHash() ? afterDelay(() => scrollToAnchor(currentHash())) : undefined;
  }, [page]);

  // Within the page that is shown. What a link opens is drawn first, by a page that answers.
  useLayoutEffect(() => onEntry(() => whenDrawn(page, arriveWithin)), [page]);

  // A document that has come again: by a reload, or from another site.
  useEffect(() => {
    const left = recall();
    if (left) asLeftAgain(left);
  }, []);
}

function arriveWithin(): void {
  const left = recall();
  if (left) asLeft(left);
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
