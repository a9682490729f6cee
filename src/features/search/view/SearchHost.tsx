import { useEffect } from 'react';
import { useStore } from '#browser/storage/useStore.ts';
import { usePartFailed } from '#components/usePartFailed.ts';
import { latePart } from '#i18n/latePart.tsx';
import { closeSearch, endCollecting, opened } from '../browser/opened.ts';

const SearchDialog = latePart(() => import('./SearchDialog.tsx'), { messages: 'search' });

/**
 * Loads the search when a button or a key opens it. The page is part of the key in app/Shell.tsx, so another page closes the
 * search.
 */
export function SearchHost() {
  const query = useStore(opened, undefined);
  useEffect(() => closeSearch, []);
  const unavailable = usePartFailed(closeSearch);
  return (
    query !== undefined && (
      <SearchDialog
        first={query}
        onClose={closeSearch}
        onLoaded={endCollecting}
        onUnavailable={unavailable}
      />
    )
  );
}
