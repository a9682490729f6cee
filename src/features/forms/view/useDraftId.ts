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
  const isShared = useRef(false);
  return useMemo(() => {
    const entry = entryName(form);
    const renew = () => {
      id.current = undefined;
      savedAt.current = undefined;
      isShared.current = false;
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
      /** Records that this tab has stored the draft. It is no longer shared, because other tabs then get a new id. */
      recordStored() {
        savedAt.current = draftSavedAt(id.current ?? '');
        isShared.current = false;
        if (entryValue(entry) !== id.current) setEntryValue(entry, id.current);
      },
      /**
       * Returns true if the draft was begun in another history entry. Another tab may show it, too, and send it under
       * this id. Two submissions with the same id would overwrite each other.
       */
      isShared: () => isShared.current,
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
        isShared.current = entryValue(entry) !== restored.id;
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
