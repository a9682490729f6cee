import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { exchangePages } from '#browser/viewTransition.ts';
import type { PreparedPage } from './preparePage.ts';

export type Prepare = (pathname: string) => Promise<PreparedPage>;
export type Complete = (page: PreparedPage) => Promise<PreparedPage>;

interface ShownPage {
  page: PreparedPage;
  /** `waiting` while the next page is fetched, `failed` when it could not be. */
  next: 'none' | 'waiting' | 'failed';
  retry: () => void;
  /** Resolves once the words of the page's islands are there. */
  completed: () => Promise<void>;
}

/** The page to show: the present one until the one at the new address is complete. */
export function useShownPage(first: PreparedPage, prepare: Prepare, complete: Complete): ShownPage {
  const pathname = usePathname({ ssrPath: first.pathname });
  const [page, setPage] = useState(first);
  const [failure, setFailure] = useState<string>();
  const arrived = page.pathname === pathname;
  const failed = failure === pathname;

  useEffect(() => {
    if (arrived || failed) return;
    let wanted = true;
    prepare(pathname).then(
      (prepared) =>
        exchangePages(() => {
          if (wanted) setPage(prepared);
        }),
      () => wanted && setFailure(pathname),
    );
    return () => {
      wanted = false;
    };
  }, [arrived, failed, pathname, prepare]);

  const completed = useCallback(async () => {
    if (page.complete) return;
    const whole = await complete(page);
    // At once: what comes to life next reads them.
    flushSync(() => setPage((present) => (present === page ? whole : present)));
  }, [page, complete]);

  const next = arrived ? 'none' : failed ? 'failed' : 'waiting';
  return { page, next, retry: () => setFailure(undefined), completed };
}
