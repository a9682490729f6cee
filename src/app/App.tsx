import { Suspense, useEffect, useState } from 'react';
import { markHydrated } from '#browser/hydration/hydrated.ts';
import { keepOpenedInView } from '#browser/navigation/openedInView.ts';
import { House, type Household } from './House.tsx';
import { Islands } from './Islands.tsx';
import type { Complete } from './islandWords.ts';
import { countVisit } from './monitoring.ts';
import { useAfterNavigation } from './navigation/useAfterNavigation.ts';
import { useLinks } from './navigation/useLinks.ts';
import { useShownPage } from './navigation/useShownPage.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageHead } from './PageHead.tsx';
import { Shell } from './Shell.tsx';

interface AppProps extends Household {
  complete: Complete;
}

/** The house: words around the frame, the frame around the page. */
export function App({ complete, ...given }: AppProps) {
  const [household] = useState<Household>(given);
  const { first, prepare } = household;
  const { page, words, waiting, failures, retry } = useShownPage(first, prepare, complete);
  useAfterNavigation(page);
  useLinks();
  useEffect(keepOpenedInView, []);
  useEffect(() => countVisit(page.pathname), [page.pathname]);
  const { View, place, content } = page;
  return (
    <House {...household} page={page} messages={page.messages}>
      <PageHead page={page} failed={failures > 0} />
      <Shell place={place} waiting={waiting} failures={failures} retry={retry}>
        {/* Hydrated by itself: an early press in the header waits for the header alone (decision 006). */}
        <Suspense>
          <PageBoundary key={place.path}>
            <Islands household={household} page={page} words={words}>
              <View place={place} content={content} />
            </Islands>
          </PageBoundary>
          <Hydrated />
        </Suspense>
      </Shell>
    </House>
  );
}

/** The page, which comes last, answers from here on. */
function Hydrated() {
  useEffect(markHydrated, []);
  return null;
}
