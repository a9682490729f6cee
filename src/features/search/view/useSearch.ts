import { useEffect, useState } from 'react';
import { fetchText } from '#browser/navigation/lateTexts.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import type { LanguageCode } from '#site/languages.ts';
import { SEARCHABLE, type SearchablePage } from '../model/searchable.ts';
import { createSearch, type Search } from '../search.ts';

/** Made once a language: it takes a slow phone 100 ms. */
const searches = new Map<LanguageCode, Promise<Search>>();

function searchIn(language: LanguageCode): Promise<Search> {
  const made =
    searches.get(language) ??
    fetchText(language, SEARCHABLE).then((pages) => createSearch(pages as SearchablePage[]));
  searches.set(language, made);
  // The next opening tries again.
  made.catch(() => searches.delete(language));
  return made;
}

/** The search over the pages in the page's language; undefined until they are there, null if they cannot be read. */
export function useSearch(): Search | null | undefined {
  const language = useLanguage();
  const [search, setSearch] = useState<{ run: Search } | null>();
  useEffect(() => {
    let left = false;
    searchIn(language).then(
      (run) => left || setSearch({ run }),
      () => left || setSearch(null),
    );
    return () => {
      left = true;
    };
  }, [language]);
  return search === null ? null : search?.run;
}
