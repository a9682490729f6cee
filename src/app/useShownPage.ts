import { useEffect, useState } from 'react';
import { usePathname } from '#browser/useEntry.ts';
import { exchangePages } from '#browser/viewTransition.ts';
import type { MessageTable } from '#i18n/unpack.ts';
import type { PreparedPage } from './preparePage.ts';

export type Prepare = (pathname: string) => Promise<PreparedPage>;
/** Answers with all words of a page, those of its islands among them. */
export type Complete = (page: PreparedPage) => Promise<MessageTable>;

interface ShownPage {
  page: PreparedPage;
  /** While the next page is fetched. */
  waiting: boolean;
  /** How often it could not be; 0 once there is a page to show again. */
  failures: number;
  retry: () => void;
}

/** The page to show: the present one until the one at the new address is complete. */
export function useShownPage(first: PreparedPage, prepare: Prepare, complete: Complete): ShownPage {
  const pathname = usePathname(first.pathname);
  const [page, setPage] = useState(first);
  const [failures, setFailures] = useState(0);
  const [failed, setFailed] = useState<string>();
  const arrived = page.pathname === pathname;
  const waiting = !arrived && failed !== pathname;

  useEffect(() => {
    if (!waiting) return;
    let wanted = true;
    const next = async () => {
      const prepared = await prepare(pathname);
      // What was prerendered of this page is hydrated with its own words, and then shows those of the other language.
      if (prepared.place.path === page.place.path) await complete(page).catch(() => {});
      return prepared;
    };
    next().then(
      (prepared) =>
        exchangePages(() => {
          if (wanted) setPage(prepared);
        }),
      () => {
        if (!wanted) return;
        setFailed(pathname);
        setFailures((before) => before + 1);
      },
    );
    return () => {
      wanted = false;
    };
  }, [waiting, pathname, page, prepare, complete]);

  // Until then it is said that a page has failed, also while it or another is fetched.
  useEffect(() => {
    if (!arrived) return;
    setFailed(undefined);
    setFailures(0);
  }, [arrived]);

  const retry = () => setFailed(undefined);
  return { page, waiting, failures: arrived ? 0 : failures, retry };
}
