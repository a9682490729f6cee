import { useMemo, useRef } from 'react';
import { randomId } from '#browser/dom/randomId.ts';
import { entryValue, setEntryValue } from '#router/entries.ts';
import { draftSavedAt, removeDraft } from '../browser/drafts.ts';
import type { Draft } from '../model/draft.ts';
import { entryName } from './restorableDrafts.ts';

/** Manages the id of a form's input, which the draft and the later submission share. */
export function useDraftId(form: string) {
  const id = useRef<string>(undefined);
  /** Time of the stored draft as this tab knows it. Another tab may have changed or deleted the draft since. */
  const savedAt = useRef<number>(undefined);
  return useMemo(() => {
    const entry = entryName(form);
    const renew = () => {
      id.current = undefined;
      savedAt.current = undefined;
    };
    /**
     * Returns the id. If another tab has changed, sent or deleted the draft, the input of this tab gets a new id, so that
     * no tab overwrites the text of another.
     */
    const get = (): string => {
      const isOwn = !id.current || !savedAt.current || draftSavedAt(id.current) === savedAt.current;
      if (!isOwn) renew();
      id.current ??= randomId();
      return id.current;
    };
    return {
      get,
      /** Records that this tab has stored the draft. Other tabs that show it then get a new id. */
      recordStored() {
        savedAt.current = draftSavedAt(id.current ?? '');
        if (entryValue(entry) !== id.current) setEntryValue(entry, id.current);
      },
      /**
       * Continues a stored draft. Deletes the draft of the text that was typed while the stored draft was being loaded.
       * Does nothing and returns false if the stored draft is that text, which may have been stored again since it was
       * loaded.
       */
      adopt(restored: Draft): boolean {
        if (id.current === restored.id) return false;
        if (id.current) removeDraft(id.current);
        id.current = restored.id;
        savedAt.current = restored.savedAt;
        return true;
      },
      /** Gives the text another id. The draft stays. */
      renew,
      /** Deletes the draft. Text typed from now on gets another id. */
      end() {
        removeDraft(get());
        renew();
      },
    };
  }, [form]);
}
