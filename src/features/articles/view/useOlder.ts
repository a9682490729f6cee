import { use, useCallback, useEffect, useState } from 'react';
import { useLocale } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import type { ArticleSummary } from '../model/content.ts';

type Articles = readonly ArticleSummary[];

/**
 * The older notes of one language, whose change remounts the list. They are fetched once `wanted`; `fetch` loads them
 * earlier and resolves with true on success. After a return to the list they are there in its first render.
 */
export function useOlder(wanted: boolean): { articles: Articles; fetch: () => Promise<boolean> } {
  const language = useLocale();
  const resources = use(ResourcesContext);
  const [articles, setArticles] = useState(
    () => (resources?.loaded(language, OLDER_ARTICLES) ?? []) as Articles,
  );
  const fetch = useCallback(async () => {
    const outcome = await resources?.load(language, OLDER_ARTICLES);
    // The button remains for another attempt.
    if (outcome?.state !== 'loaded') return false;
    setArticles(outcome.value as Articles);
    return true;
  }, [language, resources]);
  const missing = wanted && articles.length === 0;
  useEffect(() => {
    if (missing) void fetch();
  }, [missing, fetch]);
  return { articles, fetch };
}
