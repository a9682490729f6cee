import { type ReactNode, use, useMemo } from 'react';
import { IslandContext } from '#browser/hydration/island.tsx';
import { ToastContext } from '#ui/Toaster.tsx';
import { House, type Household } from './House.tsx';
import type { IslandWords } from './islandWords.ts';
import type { PreparedPage } from './navigation/preparePage.ts';

interface IslandsProps {
  household: Household;
  page: PreparedPage;
  words: IslandWords;
  children: ReactNode;
}

/** Gives the islands of a page their words, and what surrounds them in a React root of their own. */
export function Islands({ household, page, words, children }: IslandsProps) {
  const toasts = use(ToastContext);
  const islands = useMemo(
    () => ({
      language: page.language,
      complete: page.complete,
      loadWords: words.load,
      hasWords: () => words.messages() !== undefined,
      surround: (content: ReactNode) => (
        <House {...household} page={page} messages={words.messages() ?? page.messages}>
          <ToastContext value={toasts}>{content}</ToastContext>
        </House>
      ),
    }),
    [household, page, words, toasts],
  );
  return <IslandContext value={islands}>{children}</IslandContext>;
}
