import { useCallback, useEffect, useRef } from 'react';
import { onHidden } from '#browser/dom/page.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import { type Draft, draftKey } from '../model/draft.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/** Milliseconds between the last input and the write. */
const REST_MS = 300;

interface PendingDraft {
  /** Writes the draft after a pause, replacing an earlier one; undefined deletes the stored one. */
  schedule: (draft: Draft | undefined) => void;
  /** Cancels the pending write. */
  drop: () => void;
}

/** Holds a draft until it is stored: after a pause, or at once if the page is hidden or the form unmounts. */
export function usePendingDraft(key: string): PendingDraft {
  const access = useOutboxAccess();
  // Kept until it is stored. The values are read on input, because on unmount the form element is already gone.
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
      // Local storage has it already.
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
      // If the storage fails, the form keeps its input.
      pending.current = { timer: setTimeout(() => write().catch(() => {}), REST_MS), draft };
    },
    [drop, write],
  );

  return { schedule, drop };
}
