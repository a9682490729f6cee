import { useLayoutEffect, useRef } from 'react';
import { whenAlive } from '#browser/alive.ts';
import { announce } from '#browser/feedback.ts';
import { focusAgain, focusPlace } from '#browser/focusMemory.ts';
import { currentHash, onAnchor } from '#browser/location.ts';
import { setDocumentLanguage } from '#browser/page.ts';
import { applySheet } from '#browser/pageStyles.ts';
import {
  ANCHOR_DELAY_MS,
  focusHeading,
  rememberScrolling,
  type ScrollMemory,
  scrollToAnchor,
} from '#browser/scrolling.ts';
import { sheetOf } from '#site/sheets.ts';
import type { PreparedPage } from './preparePage.ts';

/**
 * What happens when a page has come: its styles, the document's language, the top of the page and the focus on its
 * heading (or both where the visitor had left them), and a moment later the anchor of the address.
 */
export function useArrival(page: PreparedPage): void {
  const memory = useRef<ScrollMemory>(undefined);
  const last = useRef(page);

  // All of it from the moment that links answer, which is before other effects run.
  useLayoutEffect(() => {
    memory.current = rememberScrolling(focusPlace);
    return () => memory.current?.stop();
  }, []);

  useLayoutEffect((): (() => void) | undefined => {
    const previous = last.current;
    if (previous === page) return undefined;
    last.current = page;
    applySheet(sheetOf(page.place.route));
    setDocumentLanguage(page.language);
    announce('');
    if (previous.place.path === page.place.path) return undefined; // Another language of the same page: stay there.
    const remembered = memory.current?.recall();
    scrollTo({ top: remembered?.top ?? 0, behavior: 'instant' });
    if (!focusAgain(remembered?.focus)) focusHeading();
    if (remembered || !currentHash()) return undefined;
    return afterDelay(() => scrollToAnchor(currentHash()));
  }, [page]);

  // A link to an anchor of the page that is shown. What it opens is drawn first, by a page that answers.
  useLayoutEffect(
    () =>
      onAnchor((anchor) => {
        whenAlive(() => {
          requestAnimationFrame(() => {
            if (location.pathname === page.pathname) scrollToAnchor(anchor);
          });
        });
      }),
    [page],
  );
}

function afterDelay(action: () => void): () => void {
  const timer = setTimeout(action, ANCHOR_DELAY_MS);
  return () => clearTimeout(timer);
}
