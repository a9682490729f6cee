import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onHidden } from '#browser/page.ts';
import { storeText } from '#browser/storedText.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import { LEFT_DRAFT_PREFIX } from '#site/device-names.ts';
import type { Form } from '#site/forms.ts';
import { type Draft, draftKey, draftValues } from '../model/draft.ts';
import { begunByLink, fillIn, typedValues } from './formControls.ts';
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
 * crash or a change of language. A page that is left gives a database no time: what it does not have yet goes
 * into local storage, which writes at once. A storage that refuses takes nothing from the form. Nothing is
 * done before it is `settled` whether the form is open for an edit, which has a draft of its own.
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
  // Until it is stored. Read while one types: when the form goes, its element has gone before.
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; draft: Draft | undefined }>(undefined);
  const key = draftKey({ form: form.id, ...(edits && { edits }) });

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
    if (element.current) fillIn(form, element.current, begunByLink(form));
  }, [form, element]);

  useEffect(() => {
    let here = true;
    const bring = async () => {
      if (!access || !settled) return;
      await access.whenUsed();
      const draft = await (await access.drafts()).find(key);
      if (!here || !draft || !element.current) return;
      // What an edit had come to stands above what it began with.
      const which = draft.edits ? 'all' : 'empty';
      if (fillIn(form, element.current, draft.values, which, begunByLink(form))) setRestored(draft);
    };
    bring().catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, key, element, settled]);

  useEffect(() => {
    const leave = () => {
      const draft = pending.current?.draft;
      if (draft) storeText(LEFT_DRAFT_PREFIX + draftKey(draft), JSON.stringify(draft));
      write().catch(() => {});
    };
    const stop = onHidden(leave);
    return () => {
      stop();
      leave();
    };
  }, [write]);

  const typed = useCallback(() => {
    typedEarly.current = !settled;
    if (!settled || !element.current) return;
    drop();
    const values = draftValues(form, typedValues(form, element.current));
    const draft: Draft | undefined = values && {
      version: 1,
      form: form.id,
      language,
      savedAt: Date.now(),
      values,
      ...(edits && { edits }),
    };
    pending.current = { timer: setTimeout(() => write().catch(() => {}), REST_MS), draft };
  }, [write, drop, form, language, edits, element, settled]);
  useEffect(() => {
    if (settled && typedEarly.current) typed();
  }, [settled, typed]);

  const forget = useCallback(() => {
    drop();
    setRestored(undefined);
    void access
      ?.drafts()
      .then((drafts) => drafts.remove(key))
      .catch(() => {});
  }, [access, drop, key]);

  return { restored, typed, forget };
}
