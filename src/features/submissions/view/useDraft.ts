import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onHidden } from '#browser/page.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { type Draft, draftKey, draftValues } from '../model/draft.ts';
import { fillIn, typedValues } from './formControls.ts';
import { useOutboxAccess } from './OutboxContext.ts';

/** How long after the last key what was typed is written down. */
const REST_MS = 300;

interface DraftControl {
  /** What was brought back when the form came up. */
  restored: Draft | undefined;
  /** To be called at every change. */
  typed: () => void;
  /** Forgets the draft: it has been sent, or the visitor does not want it. */
  forget: () => void;
}

/**
 * Keeps what is typed on the device until it is sent, and brings it back after a reload, an update, a
 * crash or a change of language. A storage that refuses takes nothing from the form. Nothing is done
 * before it is `settled` whether the form is open for an edit, which has a draft of its own.
 */
export function useDraft(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  edits: string | undefined,
  settled: boolean,
): DraftControl {
  const access = useOutboxAccess();
  const language = useLanguage();
  const [restored, setRestored] = useState<Draft>();
  const typedEarly = useRef(false);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = draftKey({ form: form.id, ...(edits && { edits }) });

  const write = useCallback(async () => {
    clearTimeout(pending.current);
    pending.current = undefined;
    if (!access || !element.current) return;
    const values = draftValues(form, typedValues(form, element.current));
    const drafts = await access.drafts();
    if (!values) return drafts.remove(key);
    const draft: Draft = { version: 1, form: form.id, language, savedAt: Date.now(), values };
    await drafts.keep({ ...draft, ...(edits && { edits }) });
  }, [access, element, form, language, key, edits]);

  useEffect(() => {
    let here = true;
    const bring = async () => {
      if (!access || !settled) return;
      await access.whenUsed();
      const draft = await (await access.drafts()).find(key);
      if (!here || !draft || !element.current) return;
      // What an edit had come to stands above what it began with.
      const which = draft.edits ? 'all' : 'empty';
      if (fillIn(form, element.current, draft.values, which)) setRestored(draft);
    };
    bring().catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, key, element, settled]);

  useEffect(() => {
    const writeNow = () => {
      if (pending.current !== undefined) write().catch(() => {});
    };
    const stop = onHidden(writeNow);
    return () => {
      stop();
      writeNow();
    };
  }, [write]);

  const typed = useCallback(() => {
    typedEarly.current = !settled;
    if (!settled) return;
    clearTimeout(pending.current);
    pending.current = setTimeout(() => write().catch(() => {}), REST_MS);
  }, [write, settled]);
  useEffect(() => {
    if (settled && typedEarly.current) typed();
  }, [settled, typed]);

  const forget = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
    setRestored(undefined);
    void access
      ?.drafts()
      .then((drafts) => drafts.remove(key))
      .catch(() => {});
  }, [access, key]);

  return { restored, typed, forget };
}
