import { useMemo, useRef } from 'react';
import { entryValue, setEntryValue } from '#router/entries.ts';
import { isDraftStored, removeDraft } from '../browser/drafts.ts';
import { entryName } from './restorableDrafts.ts';

/** Manages the id of a form's input, which the draft and the later submission share. */
export function useDraftId(form: string) {
  const id = useRef<string>(undefined);
  const wasStored = useRef(false);
  const isShared = useRef(false);
  return useMemo(() => {
    const entry = entryName(form);
    const renew = () => {
      id.current = undefined;
      wasStored.current = false;
      isShared.current = false;
    };
    /** Returns the id. If another tab has sent or deleted the draft, the input of this tab gets a new id. */
    const get = (): string => {
      if (wasStored.current && id.current && !isDraftStored(id.current)) renew();
      id.current ??= crypto.randomUUID();
      return id.current;
    };
    return {
      get,
      recordStored() {
        wasStored.current = true;
        if (!isShared.current && entryValue(entry) !== id.current) setEntryValue(entry, id.current);
      },
      /**
       * Returns true if the draft was begun in another history entry. Another tab may show it, too, and send it under
       * this id. Two submissions with the same id would overwrite each other.
       */
      isShared: () => isShared.current,
      /**
       * Continues a stored draft. Deletes the draft of the text that was typed while the stored draft was being loaded.
       */
      adopt(restored: string) {
        if (id.current && id.current !== restored) removeDraft(id.current);
        id.current = restored;
        wasStored.current = true;
        isShared.current = entryValue(entry) !== restored;
      },
      /** Deletes the draft. Text typed from now on gets another id. */
      end() {
        removeDraft(get());
        renew();
      },
    };
  }, [form]);
}
