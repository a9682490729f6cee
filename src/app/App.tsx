import { Suspense, useEffect, useState } from 'react';
import { markHydrated } from '#browser/hydrated.ts';
import { keepOpenedInView } from '#browser/openedInView.ts';
import { House, type Household } from './House.tsx';
import { Islands } from './Islands.tsx';
import type { Complete } from './islandWords.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageHead } from './PageHead.tsx';
import { Shell } from './Shell.tsx';
import { useAfterNavigation } from './useAfterNavigation.ts';
import { useLinks } from './useLinks.ts';
import { useShownPage } from './useShownPage.ts';

interface AppProps extends Household {
  complete: Complete;
}

/** The house: words around the frame, the frame around the page. */
export function App({ complete, ...given }: AppProps) {
  const [household] = useState<Household>(given);
  const { first, prepare, services } = household;
  const { page, words, waiting, failures, retry } = useShownPage(first, prepare, complete);
  useAfterNavigation(page);
  useLinks();
  useEffect(keepOpenedInView, []);
  const { View, place, content } = page;
  return (
    <House {...household} page={page} messages={page.messages}>
      <PageHead page={page} />
      <Shell place={place} waiting={waiting} failures={failures} retry={retry} words={services.noticeWords}>
        {/* Hydrated by itself: an early press in the header waits for the header alone (decision 006). */}
        <Suspense>
          <PageBoundary key={place.path}>
            <Islands household={household} page={page} words={words}>
              <View place={place} content={content} />
            </Islands>
          </PageBoundary>
          <Alive />
        </Suspense>
      </Shell>
    </House>
  );
}

/** The page, which comes last, answers from here on. */
function Alive() {
  useEffect(markHydrated, []);
  return null;
}
