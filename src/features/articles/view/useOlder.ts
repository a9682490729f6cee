import { useCallback, useEffect, useState } from 'react';
import { fetchText, knownText } from '#browser/navigation/lateTexts.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import { OLDER_ARTICLES } from '#site/content-name.ts';
import type { ArticleSummary } from '../model/content.ts';

type Notes = readonly ArticleSummary[];

/** The older notes of one language, whose change remounts the list. They are fetched once `wanted`; `fetch` loads them earlier and resolves with true on success. */
export function useOlder(wanted: boolean): { notes: Notes; fetch: () => Promise<boolean> } {
  const language = useLanguage();
  const [notes, setNotes] = useState(() => (knownText(language, OLDER_ARTICLES) ?? []) as Notes);
  const fetch = useCallback(
    () =>
      fetchText(language, OLDER_ARTICLES).then(
        (older) => {
          setNotes(older as Notes);
          return true;
        },
        // The button remains for another attempt.
        () => false,
      ),
    [language],
  );
  const missing = wanted && notes.length === 0;
  useEffect(() => {
    if (missing) void fetch();
  }, [missing, fetch]);
  return { notes, fetch };
}
