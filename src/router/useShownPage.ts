import { useEffect, useState } from 'react';
import { withViewTransition } from '#browser/dom/viewTransition.ts';
import type { PreparedPage } from './preparePage.ts';
import { captureTextInView } from './textInView.ts';
import { usePathname } from './useEntryState.ts';

export type Prepare = (pathname: string) => Promise<PreparedPage>;

interface ShownPage {
  page: PreparedPage;
  /** True while the next page is fetched. */
  waiting: boolean;
  /** Number of failed attempts. It is 0 when the page at the address is shown. */
  failures: number;
  retry: () => void;
}

/**
 * Returns the page to render. The current page stays until the next page is complete. If the page at the address could
 * not be loaded at the start, `first` is another page, and the failure message hides it.
 */
export function useShownPage(first: PreparedPage, prepare: Prepare, hasFailed: boolean): ShownPage {
  const pathname = usePathname(first.pathname);
  const [page, setPage] = useState(first);
  const [failures, setFailures] = useState(hasFailed ? 1 : 0);
  const [failed, setFailed] = useState(hasFailed ? pathname : undefined);
  const arrived = page.pathname === pathname;
  const waiting = !arrived && failed !== pathname;

  useEffect(() => {
    if (!waiting) return;
    let wanted = true;
    prepare(pathname).then(
      (prepared) => {
        if (!wanted) return;
        withViewTransition(() => {
          // The callback of a transition runs later. The visitor may have requested another page by then.
          if (!wanted) return;
          if (prepared.match.path === page.match.path) captureTextInView();
          setPage(prepared);
        });
      },
      () => {
        if (!wanted) return;
        setFailed(pathname);
        setFailures((before) => before + 1);
      },
    );
    return () => {
      wanted = false;
    };
  }, [waiting, pathname, prepare, page.match.path]);

  // The failure stays visible until a page has loaded, even while this page or another is fetched.
  useEffect(() => {
    if (!arrived) return;
    setFailed(undefined);
    setFailures(0);
  }, [arrived]);

  const retry = () => setFailed(undefined);
  return { page, waiting, failures: arrived ? 0 : failures, retry };
}
