import { useCallback, useEffect, useRef } from 'react';
import { onHidden } from '#browser/dom/page.ts';
import { storeText } from '#browser/storage/storedText.ts';
import { UNLOAD_DRAFT_PREFIX } from '#site/storage-keys.ts';
import type { Draft } from '../model/schemas.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/** Milliseconds between the last input and the write. */
const REST_MS = 300;

interface PendingDraft {
  /** Writes the draft after a pause. */
  schedule: (draft: Draft) => void;
  /** Cancels the pending write. */
  drop: () => void;
}

/** Holds a draft until it is stored: after a pause, or at once if the page is hidden or the form unmounts. */
export function usePendingDraft(): PendingDraft {
  const access = useOutboxAccess();
  // Kept until it is stored. The values are read on input, because on unmount the form element is already gone.
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; draft: Draft }>(undefined);

  const drop = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  const write = useCallback(async () => {
    const written = pending.current;
    if (!written || !access) return;
    clearTimeout(written.timer);
    const drafts = await access.drafts();
    await drafts.keep(written.draft);
    if (pending.current === written) pending.current = undefined;
  }, [access]);

  useEffect(() => {
    const leave = () => {
      const draft = pending.current?.draft;
      if (draft) storeText(UNLOAD_DRAFT_PREFIX + draft.id, JSON.stringify(draft));
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
    (draft: Draft) => {
      drop();
      // If the storage fails, the form keeps its input.
      pending.current = { timer: setTimeout(() => write().catch(() => {}), REST_MS), draft };
    },
    [drop, write],
  );

  return { schedule, drop };
}
