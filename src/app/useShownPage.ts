import { useEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { PreparedPage } from './preparePage.ts';

export type Prepare = (pathname: string) => Promise<PreparedPage>;

interface ShownPage {
  page: PreparedPage;
  /** `waiting` while the next page is fetched, `failed` when it could not be. */
  next: 'none' | 'waiting' | 'failed';
  retry: () => void;
}

/** The page to show: the present one until the one at the new address is complete. */
export function useShownPage(first: PreparedPage, prepare: Prepare): ShownPage {
  const pathname = usePathname({ ssrPath: first.pathname });
  const [page, setPage] = useState(first);
  const [failure, setFailure] = useState<string>();
  const arrived = page.pathname === pathname;
  const failed = failure === pathname;

  useEffect(() => {
    if (arrived || failed) return;
    let wanted = true;
    prepare(pathname).then(
      (prepared) => wanted && setPage(prepared),
      () => wanted && setFailure(pathname),
    );
    return () => {
      wanted = false;
    };
  }, [arrived, failed, pathname, prepare]);

  const next = arrived ? 'none' : failed ? 'failed' : 'waiting';
  return { page, next, retry: () => setFailure(undefined) };
}
