import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { markInput } from '#browser/storage/unsavedInput.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { type OutboxAccess, useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useLocale } from '#i18n/Messages.tsx';
import { entryValue } from '#router/entries.ts';
import { useParameter } from '#router/parameter.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { isDraftStored, removeDraft, storeDraft } from '../browser/drafts.ts';
import { DRAFT_VERSION, type Draft, draftValues } from '../model/draft.ts';
import { typedFrom } from '../model/params.ts';
import { validate } from '../model/validate.ts';
import { fillIn, typedValues } from './formControls.ts';
import { chosenSubject, textsOfLink, withLinkText, withoutLinkTexts } from './formLinks.ts';
import { entryName, restorableDrafts } from './restorableDrafts.ts';
import { useDraftId } from './useDraftId.ts';

interface DraftOptions {
  form: Form;
  formRef: RefObject<HTMLFormElement | null>;
  /** Id of the edited submission. Each edit has a separate draft. */
  edits: string | undefined;
  /** Values of the edited submission. The draft replaces a field's value if it is still one of these. */
  editedValues: Values | undefined;
  /** False at a kiosk, while the form is sending or confirmed, and until it is known whether a submission is edited. */
  mayStore: boolean;
}

/**
 * Stores a draft of the input until it is sent, and restores the draft after a reload, an update or a change of
 * language. If the browser process is killed, the input of the last minute can be lost, because Chromium writes local
 * storage to the disk late. If the browser blocks local storage, the input remains only in the form.
 */
export function useDraft({ form, formRef, edits, editedValues, mayStore }: DraftOptions) {
  const locale = useLocale();
  const ids = useDraftId(form.id);
  /** True if the visitor typed before it was known whether a submission is edited. */
  const typedEarly = useRef(false);
  const isBrowserFilled = useRef(false);
  const [restored, setRestored] = useState<Draft>();

  const store = useCallback(() => {
    typedEarly.current = !mayStore;
    isBrowserFilled.current = false;
    if (!mayStore || !formRef.current) return;
    const values = draftValues(
      form,
      withoutLinkTexts(form, typedValues(form, formRef.current)),
      editedValues,
    );
    if (!values) return removeDraft(ids.get());
    const subject = chosenSubject(form) ?? restored?.subject;
    const more = { language: locale, ...(edits && { edits }), ...(subject && { subject }) };
    storeDraft(draftNow(form, ids.get(), values, more));
    ids.recordStored();
  }, [form, locale, edits, editedValues, formRef, mayStore, ids, restored]);
  useStoreAgain(form, mayStore, (isOther) => {
    if (isOther ? isDraftStored(ids.get()) : typedEarly.current) store();
  });

  const onRestored = useCallback(
    (draft: Draft) => {
      // Text that the visitor has typed in this form, for example before a failed press of "send", was never away.
      if (ids.adopt(draft)) setRestored(draft);
    },
    [ids],
  );
  useRestoredDraft({ form, formRef, edits, editedValues, mayStore, isBrowserFilled, onRestored, store });

  const renew = () => {
    const wasStored = isDraftStored(ids.get());
    ids.end();
    if (wasStored) store();
  };

  return {
    /** The draft that was restored in the form. */
    restored,
    /** Must be called if another tab has sent the restored draft. */
    onSentElsewhere: () => {
      ids.renew();
      setRestored(undefined);
    },
    /** Must be called on every input. */
    store,
    /** Must be called if the browser has filled in the form, with earlier input or with autofill data. */
    recordFilled: () => {
      isBrowserFilled.current = true;
    },
    /** Returns the id for a press of "send". The draft stays until `forget`, so that a failure loses nothing. */
    id: ids.get,
    /** Continues the input under another id, because the press of "send" that used the current id has failed. */
    renew,
    /** The same at a kiosk, where the draft that is stored on the device belongs to the organiser. */
    renewId: ids.renew,
    /** Deletes the draft, because it was sent or because the visitor discards it. */
    forget: () => {
      ids.end();
      setRestored(undefined);
    },
  };
}

type More = Pick<Draft, 'language' | 'edits' | 'subject'>;

const draftNow = ({ id: form }: Form, id: string, values: Values, more: More): Draft => {
  return { version: DRAFT_VERSION, id, form, savedAt: Date.now(), values, ...more };
};

/**
 * Calls back when drafts can be stored, because text may have been typed before, and when the visitor has chosen another
 * subject, because nothing may be typed after it.
 */
function useStoreAgain(
  { subject = '' }: Form,
  mayStore: boolean,
  storeAgain: (isOtherSubject: boolean) => void,
): void {
  const asked = useParameter(subject);
  const again = useEffectEvent(storeAgain);
  useEffect(() => {
    if (mayStore) again(false);
  }, [mayStore]);
  useEffect(() => {
    if (asked) again(true);
  }, [asked]);
}

interface RestoreOptions extends DraftOptions {
  isBrowserFilled: RefObject<boolean>;
  onRestored: (draft: Draft) => void;
  store: () => void;
}

/**
 * Fills in the texts of a link, then the draft. If no draft is restored, the values that the browser has filled in are
 * stored as a draft.
 */
function useRestoredDraft(options: RestoreOptions): void {
  const { form, formRef, edits, editedValues, mayStore, isBrowserFilled, onRestored } = options;
  const access = useOutboxAccess();
  const storeFilled = useEffectEvent(options.store);

  useEffect(() => {
    if (formRef.current) fillIn(form, formRef.current, textsOfLink(form));
  }, [form, formRef]);

  useEffect(() => {
    let here = true;
    const restore = async () => {
      if (!access || !mayStore) return;
      if (isBrowserFilled.current && !edits)
        await emptyIfSent(form, formRef.current, access, isBrowserFilled);
      const draft = await unsentDraft(access, restorableDrafts(form.id, edits));
      if (!here || !formRef.current) return;
      // A draft replaces values of a link or of the edited submission, but no typed text.
      const begun = { ...textsOfLink(form), ...editedValues };
      if (draft && fillIn(form, formRef.current, valuesHere(form, draft), begun)) onRestored(draft);
      else if (isBrowserFilled.current) storeFilled();
    };
    // Without the outbox's code the form starts empty.
    restore().catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, edits, formRef, mayStore, editedValues, isBrowserFilled, onRestored]);
}

/**
 * Returns the values of a draft in the current history entry. In the entry in which it was begun, the visitor may have
 * removed the text of the link.
 */
const valuesHere = (form: Form, { id, values }: Draft): Values =>
  entryValue(entryName(form.id)) === id ? values : withLinkText(form, values);

/**
 * Returns the first draft that is unsent. Drafts whose submission the outbox knows have been sent and are deleted.
 */
async function unsentDraft(access: OutboxAccess, drafts: readonly Draft[]): Promise<Draft | undefined> {
  for (const draft of drafts) {
    const isSent = await access
      .outbox()
      .then((outbox) => outbox.status(draft.id))
      .then(
        ({ state }) => state !== 'gone',
        // If the database cannot be read, the draft counts as unsent.
        () => false,
      );
    if (!isSent) return draft;
    removeDraft(draft.id);
  }
  return undefined;
}

/**
 * Empties a form that the browser has filled in with the values of a submission, after a reload or Back. The submission
 * is the one that was begun in this history entry, or a queued one with the same values.
 */
async function emptyIfSent(
  form: Form,
  element: HTMLFormElement | null,
  access: OutboxAccess,
  isBrowserFilled: RefObject<boolean>,
): Promise<void> {
  if (!element) return;
  const { values } = validate(form, typedValues(form, element));
  // The visitor corrects a rejected submission in the form.
  const isShown = ({ form: id, params, delivery }: Submission) => {
    const queued = typedFrom(form, params).values;
    const isSame = form.fields.every(({ name }) => (queued[name] ?? '') === values[name]);
    return id === form.id && delivery.state !== 'rejected' && isSame;
  };
  const outbox = await access.outbox();
  const { state } = await outbox.status(String(entryValue(entryName(form.id))));
  const isSent = state !== 'gone' && state !== 'rejected';
  const { submissions } = await outbox.contents();
  if (!isBrowserFilled.current || !(isSent || submissions.some(isShown))) return;
  element.reset();
  isBrowserFilled.current = false;
  markInput(form.id, false);
}
