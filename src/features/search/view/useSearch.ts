import { use, useEffect, useState } from 'react';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import type { Resources } from '#i18n/resources.ts';
import type { Locale } from '#site/locales.ts';
import { SEARCHABLE, type SearchablePage } from '../model/searchable.ts';
import { createSearch, type Search } from '../search.ts';

/** Made once a language: it takes a slow phone 100 ms. */
const searches = new Map<Locale, Search>();

/** Returns null if the index cannot be loaded. */
async function searchIn(language: Locale, resources: Resources | undefined): Promise<Search | null> {
  const known = searches.get(language);
  if (known) return known;
  const outcome = await resources?.load(language, SEARCHABLE);
  if (outcome?.state !== 'loaded') return null;
  const search = await createSearch(outcome.value as SearchablePage[]);
  searches.set(language, search);
  return search;
}

/** The search over the pages in the page's language; undefined until they are there, null if they cannot be read. */
export function useSearch(): Search | null | undefined {
  const language = useLocale();
  const resources = use(ResourcesContext);
  const [search, setSearch] = useState<{ run: Search | null }>();
  useEffect(() => {
    let left = false;
    void searchIn(language, resources).then((run) => left || setSearch({ run }));
    return () => {
      left = true;
    };
  }, [language, resources]);
  return search?.run;
}
