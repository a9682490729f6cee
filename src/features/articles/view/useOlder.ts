import { use, useCallback, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/Messages.tsx';
import { ResourcesContext } from '#i18n/ResourcesContext.ts';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import type { ArticleSummary } from '../model/content.ts';

type Notes = readonly ArticleSummary[];

/**
 * The older notes of one language, whose change remounts the list. They are fetched once `wanted`; `fetch` loads them
 * earlier and resolves with true on success. After a return to the list they are there in its first render.
 */
export function useOlder(wanted: boolean): { notes: Notes; fetch: () => Promise<boolean> } {
  const language = useLanguage();
  const resources = use(ResourcesContext);
  const [notes, setNotes] = useState(() => (resources?.loaded(language, OLDER_ARTICLES) ?? []) as Notes);
  const fetch = useCallback(async () => {
    const outcome = await resources?.load(language, OLDER_ARTICLES);
    // The button remains for another attempt.
    if (outcome?.state !== 'loaded') return false;
    setNotes(outcome.value as Notes);
    return true;
  }, [language, resources]);
  const missing = wanted && notes.length === 0;
  useEffect(() => {
    if (missing) void fetch();
  }, [missing, fetch]);
  return { notes, fetch };
}
