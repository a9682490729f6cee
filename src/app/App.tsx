import { Suspense, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { withFeedback } from '#browser/dom/feedback.ts';
import { keepOpenedInView } from '#browser/dom/openedInView.ts';
import { heading } from '#browser/dom/scrolling.ts';
import { markHydrated } from '#browser/hydration/hydrated.ts';
import { Boundary } from '#components/Boundary.tsx';
import { type OutboxAccess, OutboxContext } from '#features/outbox/view/OutboxContext.ts';
import { Messages } from '#i18n/Messages.tsx';
import { type FormattedNumbers, NumberCacheContext, numberCache } from '#i18n/numberCache.ts';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import type { Resources } from '#i18n/resources.ts';
import { Preparation } from '#router/preparation.ts';
import type { PreparedPage } from '#router/preparePage.ts';
import { useAfterNavigation } from '#router/useAfterNavigation.ts';
import { useEntryLocation } from '#router/useEntryState.ts';
import { useLinks } from '#router/useLinks.ts';
import type { Prepare } from '#router/useShownPage.ts';
import { useShownPage } from '#router/useShownPage.ts';
import { countVisit } from './monitoring.ts';
import { PageFailed } from './PageFailed.tsx';
import { PageHead } from './PageHead.tsx';
import { Shell } from './Shell.tsx';

interface AppProps {
  first: PreparedPage;
  /** True if the page at the address could not be loaded, and `first` is another page. */
  hasFailed?: boolean;
  prepare: Prepare;
  /** Both are undefined while prerendering. */
  outbox?: OutboxAccess;
  resources?: Resources;
  /** The numbers of the prerendered page. Those of other pages are added. */
  numbers?: FormattedNumbers;
}

/** Renders the providers, the shell, and the page inside it. */
export function App({ first, hasFailed = false, prepare, outbox, resources, numbers = {} }: AppProps) {
  const [formats] = useState(() => numberCache(numbers));
  const { page, waiting, failures, retry } = useShownPage(first, prepare, hasFailed);
  useAfterNavigation(page);
  useLinks();
  useEffect(keepOpenedInView, []);
  useEffect(() => countVisit(page.pathname), [page.pathname]);
  const { View, match, content, locale, messages } = page;
  return (
    <Router base={match.basePath} hook={useEntryLocation} ssrPath={first.pathname} ssrSearch="">
      <NumberCacheContext value={formats}>
        <Messages locale={locale} messages={messages}>
          <OutboxContext value={outbox}>
            <ResourcesContext value={resources}>
              <Preparation value={prepare}>
                <PageHead page={page} failed={failures > 0} />
                <Shell match={match} waiting={waiting} failures={failures} retry={retry}>
                  {/* Hydrated separately, so that an early click in the header waits only for the header. */}
                  <Suspense>
                    <Boundary key={match.path} fallback={pageFailed}>
                      <View match={match} content={content} />
                    </Boundary>
                    <Suspense>
                      <Hydrated />
                    </Suspense>
                  </Suspense>
                </Shell>
              </Preparation>
            </ResourcesContext>
          </OutboxContext>
        </Messages>
      </NumberCacheContext>
    </Router>
  );
}

/** Renders the replacement for a page that throws. The shell stays. */
const pageFailed = (retry: () => void) => (
  <PageFailed failures={1} retry={() => withFeedback(retry, { focus: heading })} />
);

/**
 * Marks the page as hydrated. React hydrates it together with the page's sections, and as the last, so its effect runs
 * after theirs.
 */
function Hydrated() {
  useEffect(() => markHydrated('page'), []);
  return null;
}
