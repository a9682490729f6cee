import { Suspense, useEffect, useMemo } from 'react';
import { Router } from 'wouter';
import { comeAlive } from '#browser/alive.ts';
import { IslandContext } from '#browser/island.tsx';
import { keepOpenedInView } from '#browser/openedInView.ts';
import { Preparation } from '#browser/preparation.ts';
import { useEntryLocation } from '#browser/useEntry.ts';
import { OutboxContext } from '#features/submissions/view/OutboxContext.ts';
import type { FormattedTexts } from '#i18n/formatted.ts';
import { Messages } from '#i18n/Messages.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageHead } from './PageHead.tsx';
import type { PreparedPage } from './preparePage.ts';
import { Shell } from './Shell.tsx';
import type { Services } from './services.ts';
import { useArrival } from './useArrival.ts';
import { useLinks } from './useLinks.ts';
import { type Complete, type Prepare, useShownPage } from './useShownPage.ts';

interface AppProps {
  first: PreparedPage;
  prepare: Prepare;
  complete: Complete;
  services: Services;
  /** What of the first page need not be formatted again. */
  formatted: FormattedTexts | undefined;
}

/** The house: words around the frame, the frame around the page. */
export function App({ first, prepare, complete, services, formatted }: AppProps) {
  const { page, waiting, failures, retry, completed } = useShownPage(first, prepare, complete);
  useArrival(page);
  useLinks();
  useEffect(keepOpenedInView, []);
  const { View, place, content, language, complete: whole } = page;
  const islands = useMemo(
    () => ({ language, complete: whole, words: completed }),
    [language, whole, completed],
  );
  return (
    <Router base={place.base} hook={useEntryLocation} ssrPath={first.pathname} ssrSearch="">
      <Messages
        language={language}
        messages={page.messages}
        formatted={page.pathname === first.pathname ? formatted : undefined}
      >
        <OutboxContext value={services.outbox}>
          <PageHead page={page} />
          <Shell
            place={place}
            waiting={waiting}
            failures={failures}
            retry={retry}
            words={services.noticeWords}
          >
            {/* Hydrated by itself: an early press in the header waits for the header alone (decision 006). */}
            <Suspense>
              <PageBoundary key={place.path}>
                <Preparation value={prepare}>
                  <IslandContext value={islands}>
                    <View place={place} content={content} />
                  </IslandContext>
                </Preparation>
              </PageBoundary>
              <Alive />
            </Suspense>
          </Shell>
        </OutboxContext>
      </Messages>
    </Router>
  );
}

/** The page, which comes last, answers from here on. */
function Alive() {
  useEffect(comeAlive, []);
  return null;
}
