import { useEffect, useState } from 'react';
import { fetchText } from '#browser/navigation/lateTexts.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import { SEARCHABLE, type SearchablePage } from '../model/searchable.ts';
import { createSearch, type Search } from '../search.ts';

/** The search over the pages in the page's language; undefined until they are there, null if they cannot be read. */
export function useSearch(): Search | null | undefined {
  const language = useLanguage();
  const [search, setSearch] = useState<{ run: Search } | null>();
  useEffect(() => {
    let left = false;
    fetchText(language, SEARCHABLE)
      .then((pages) => createSearch(pages as SearchablePage[]))
      .then(
        (run) => left || setSearch({ run }),
        () => left || setSearch(null),
      );
    return () => {
      left = true;
    };
  }, [language]);
  return search === null ? null : search?.run;
}
