import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { type Draft, draftKey, draftValues } from '../model/draft.ts';
import { begunByLink, fillIn, typedValues } from './formControls.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import { usePendingDraft } from './usePendingDraft.ts';

interface DraftControl {
  /** The draft with which the form was restored. */
  restored: Draft | undefined;
  /** To be called on every input. */
  typed: () => void;
  /** Deletes the draft: it has been sent, or the visitor does not want it. */
  forget: () => void;
}

/**
 * Stores a draft of the input until it is sent, and restores it after a reload, an update, a crash or a change of
 * language. A page that is closing leaves a database no time: what is not stored yet goes into local storage, which
 * writes synchronously. If the storage fails, the form keeps its input. Nothing is done before `settled` says whether
 * the form is open for an edit, which has its own draft.
 */
export function useDraft(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  edits: string | undefined,
  settled: boolean,
): DraftControl {
  const access = useOutboxAccess();
  const language = useLanguage();
  const typedEarly = useRef(false);
  const key = draftKey({ form: form.id, ...(edits && { edits }) });
  const [restored, setRestored] = useRestored({ form, element, key, settled });
  const { schedule, drop } = usePendingDraft(key);

  const typed = useCallback(() => {
    typedEarly.current = !settled;
    if (!settled || !element.current) return;
    const values = draftValues(form, typedValues(form, element.current));
    const draft: Draft | undefined = values && {
      version: 1,
      form: form.id,
      language,
      savedAt: Date.now(),
      values,
      ...(edits && { edits }),
    };
    schedule(draft);
  }, [schedule, form, language, edits, element, settled]);
  useEffect(() => {
    if (settled && typedEarly.current) typed();
  }, [settled, typed]);

  const forget = useCallback(() => {
    drop();
    setRestored(undefined);
    void access
      ?.drafts()
      .then((drafts) => drafts.remove(key))
      // If the storage fails, the form keeps its input.
      .catch(() => {});
  }, [access, drop, key, setRestored]);

  return { restored, typed, forget };
}

interface Restoring {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  key: string;
  settled: boolean;
}

/** Fills the form with what a link has begun, then with its draft; returns the draft. */
function useRestored({ form, element, key, settled }: Restoring) {
  const access = useOutboxAccess();
  const [restored, setRestored] = useState<Draft>();

  useEffect(() => {
    if (element.current) fillIn(form, element.current, begunByLink(form));
  }, [form, element]);

  useEffect(() => {
    let here = true;
    const bring = async () => {
      if (!access || !settled) return;
      await access.whenUsed();
      const draft = await (await access.drafts()).find(key);
      if (!here || !draft || !element.current) return;
      // The draft of an edit takes precedence over the stored submission.
      const which = draft.edits ? 'all' : 'empty';
      if (fillIn(form, element.current, draft.values, which, begunByLink(form))) setRestored(draft);
    };
    // Without storage the form starts empty.
    bring().catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, key, element, settled]);

  return [restored, setRestored] as const;
}
