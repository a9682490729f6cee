import { use, useEffect } from 'react';
import { LimitWatch } from '#features/forms/view/LimitWatch.tsx';
import { LinksOut } from '#features/offline/view/LinksOut.tsx';
import { openByKey } from '#features/search/browser/shortcut.ts';
import { prefetchPages } from '#router/prefetchPages.ts';
import { Preparation } from '#router/preparation.ts';

/**
 * Prefetches the pages of links, opens the search by key, and watches the length of typed texts and, while the device is
 * offline, the links to other sites.
 */
export default function IdleListeners() {
  const prepare = use(Preparation);
  useEffect(() => prefetchPages(prepare), [prepare]);
  useEffect(openByKey, []);
  return (
    <>
      <LimitWatch />
      <LinksOut />
    </>
  );
}
