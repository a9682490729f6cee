import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { markInput } from '#browser/storage/unsavedInput.ts';
import { useLanguage } from '#i18n/Messages.tsx';
import type { Form } from '#site/forms.ts';
import { newId } from '../browser/newId.ts';
import { DRAFT_VERSION, draftValues } from '../model/draft.ts';
import { typedFrom } from '../model/edit.ts';
import type { Draft, Submission } from '../model/schemas.ts';
import { type Values, validate } from '../model/validate.ts';
import type { Outbox } from '../outbox.ts';
import { chosenDraft, editedId } from './editLink.ts';
import { begunByLink, fillIn, typedValues } from './formControls.ts';
import { useOutboxAccess } from './OutboxContext.ts';
import { standNow } from './stand/useStand.ts';
import { usePendingDraft } from './usePendingDraft.ts';

interface DraftControl {
  /** The draft with which the form was restored. */
  restored: Draft | undefined;
  /** To be called on every input. */
  typed: () => void;
  /** To be called if the browser has filled in the form, with what was typed on an earlier visit or knows of the visitor. */
  filled: () => void;
  /** Ids for a press of "send": the submission's, and those of the drafts that it was typed in. */
  take: () => { id: string; drafts: readonly string[] };
  /** Deletes the draft: it has been sent, or the visitor does not want it. */
  forget: () => void;
}

interface DraftOptions {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  edits: string | undefined;
  /** False until it is known whether the form is open for an edit, which has its own draft; and while it keeps none. */
  settled: boolean;
  /** True until it is known whether the form is open for an edit: one that is being sent is waited for. */
  waits: boolean;
  /** Values of the submission that it edits: a field that still has one takes the draft's. */
  stored: Values | undefined;
}

/**
 * Stores a draft of the input until it is sent, and restores it after a reload, an update, a crash or a change of
 * language. A page that is closing leaves a database no time: what is not stored yet goes into local storage, which
 * writes synchronously. If the storage fails, the form keeps its input.
 */
export function useDraft({ form, element, edits, settled, waits, stored }: DraftOptions): DraftControl {
  const access = useOutboxAccess();
  const language = useLanguage();
  const typedEarly = useRef(false);
  /** True while all that is in the form was filled in by the browser. */
  const isBrowsers = useRef(false);
  const ids = useDraftIds();
  const { schedule, drop } = usePendingDraft();

  const remove = useCallback(() => {
    drop();
    const known = ids.current();
    void access
      ?.drafts()
      .then((drafts) => drafts.remove(known))
      // If the storage fails, the form keeps its input.
      .catch(() => {});
  }, [access, drop, ids]);

  const typed = useCallback(() => {
    typedEarly.current = !settled;
    isBrowsers.current = false;
    // While an edited submission is being sent, its input is a draft of the form.
    const isEarly = waits && editedId() !== null && !standNow();
    if (!(settled || isEarly) || !element.current) return;
    const values = draftValues(form, typedValues(form, element.current));
    if (!values) return remove();
    const [id = '', ...continues] = ids.current();
    schedule({
      version: DRAFT_VERSION,
      id,
      form: form.id,
      language,
      savedAt: Date.now(),
      values,
      ...(edits && { edits }),
      ...(continues.length > 0 && { continues }),
    });
  }, [schedule, remove, form, language, edits, element, settled, waits, ids]);
  useEffect(() => {
    if (settled && typedEarly.current) typed();
  }, [settled, typed]);
  const [restored, setRestored] = useRestored(
    { form, element, edits, settled, stored, isBrowsers },
    ids,
    typed,
  );

  const forget = useCallback(() => {
    remove();
    ids.forget();
    setRestored(undefined);
  }, [remove, ids, setRestored]);

  const take = useCallback(() => {
    typedEarly.current = false;
    isBrowsers.current = false;
    return ids.take();
  }, [ids]);

  const filled = useCallback(() => {
    isBrowsers.current = true;
  }, []);

  return { restored, typed, filled, take, forget };
}

/** Ids of what is typed in a form, and of the drafts that it continues. */
function useDraftIds() {
  const ids = useRef<{ own: string | undefined; continued: readonly string[] }>({
    own: undefined,
    continued: [],
  });
  return useMemo(() => {
    /** Each press of "send" ends an id, and so does leaving the page: two tabs never write one draft. */
    const current = (): [string, ...string[]] => {
      ids.current.own ??= newId();
      return [ids.current.own, ...ids.current.continued];
    };
    return {
      current,
      has: (id: string) => id === ids.current.own || ids.current.continued.includes(id),
      restore(id: string) {
        // The form's own, written early, must not be deleted as one that it continues.
        if (id !== ids.current.own) ids.current.continued = [...ids.current.continued, id];
      },
      take() {
        const drafts = current();
        ids.current = { own: undefined, continued: drafts };
        return { id: drafts[0], drafts };
      },
      forget() {
        ids.current = { own: undefined, continued: [] };
      },
    };
  }, []);
}

/** What stands in the queue is not offered again, though the browser has restored it after a reload in mid-attempt. */
async function emptyIfQueued(
  form: Form,
  element: HTMLFormElement | null,
  { outbox, isBrowsers }: { outbox: Outbox; isBrowsers: RefObject<boolean> },
): Promise<void> {
  if (!element) return;
  const { values } = validate(form, typedValues(form, element));
  // One that was set aside is corrected in the form.
  const isShown = ({ form: id, params, delivery }: Submission) => {
    const queued = typedFrom(form, params).values;
    const isSame = form.fields.every(({ name }) => (queued[name] ?? '') === values[name]);
    return id === form.id && delivery.state !== 'rejected' && isSame;
  };
  const queue = await outbox.all();
  if (!isBrowsers.current || !queue.some(isShown)) return;
  element.reset();
  isBrowsers.current = false;
  markInput(form.id, false);
}

interface RestoredOptions extends Omit<DraftOptions, 'waits'> {
  isBrowsers: RefObject<boolean>;
}

/**
 * Fills the form with what a link has begun, then with its draft; returns the draft. What the browser has filled in, and no
 * draft holds, is kept as one.
 */
function useRestored(
  { form, element, edits, settled, stored, isBrowsers }: RestoredOptions,
  ids: ReturnType<typeof useDraftIds>,
  keep: () => void,
) {
  const access = useOutboxAccess();
  const [restored, setRestored] = useState<Draft>();
  const keepFilled = useEffectEvent(keep);

  useEffect(() => {
    if (element.current) fillIn(form, element.current, begunByLink(form));
  }, [form, element]);

  useEffect(() => {
    let here = true;
    const bring = async () => {
      if (!access || !settled) return;
      if (!isBrowsers.current) await access.whenUsed();
      else if (!edits)
        await emptyIfQueued(form, element.current, { outbox: await access.outbox(), isBrowsers });
      const draft = await (await access.drafts()).find({ form: form.id, edits, chosen: chosenDraft() });
      // Its own draft is there already.
      if (!here || !element.current || (draft && ids.has(draft.id))) return;
      // A draft replaces what a link or the edited submission has filled in, and nothing that was typed.
      const begun = { ...begunByLink(form), ...stored };
      if (draft && fillIn(form, element.current, draft.values, begun)) {
        ids.restore(draft.id);
        setRestored(draft);
      } else if (isBrowsers.current) keepFilled();
    };
    // Without storage the form starts empty.
    bring().catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, edits, element, settled, stored, isBrowsers, ids]);

  return [restored, setRestored] as const;
}
