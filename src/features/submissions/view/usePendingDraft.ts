import { useCallback, useEffect, useRef } from 'react';
import { onHidden } from '#browser/dom/page.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import { type Draft, draftKey } from '../model/draft.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/** How long after the last key what was typed is written down. */
const REST_MS = 300;

interface PendingDraft {
  /** Writes it after a rest, in the place of an earlier one; undefined removes what is stored. */
  schedule: (draft: Draft | undefined) => void;
  /** What is pending is not written. */
  drop: () => void;
}

/** Holds a draft until it is stored: after a rest, or at once where the page is left or the form goes. */
export function usePendingDraft(key: string): PendingDraft {
  const access = useOutboxAccess();
  // Until it is stored. Read while one types: when the form goes, its element has gone before.
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; draft: Draft | undefined }>(undefined);

  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  const write = useCallback(async () => {
    const written = pending.current;
    if (!written || !access) return;
    clearTimeout(written.timer);
    const drafts = await access.drafts();
    await (written.draft ? drafts.keep(written.draft) : drafts.remove(key));
    if (pending.current === written) pending.current = undefined;
  }, [access, key]);

  useEffect(() => {
    const leave = () => {
      const draft = pending.current?.draft;
      if (draft) storeText(UNLOAD_DRAFT_PREFIX + draftKey(draft), JSON.stringify(draft));
      // Local storage has it above.
      write().catch(() => {});
    };
    const stop = onHidden(leave);
    return () => {
      stop();
      leave();
    };
  }, [write]);

  const schedule = useCallback(
    (draft: Draft | undefined) => {
      drop();
      // A storage that refuses takes nothing from the form.
      pending.current = { timer: setTimeout(() => write().catch(() => {}), REST_MS), draft };
    },
    [drop, write],
  );

  return { schedule, drop };
}
