import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { markInput } from '#browser/storage/unsavedInput.ts';
import type { Submission } from '#features/outbox/model/submission.ts';
import { type OutboxAccess, useOutboxAccess } from '#features/outbox/view/OutboxContext.ts';
import { useLocale } from '#i18n/Messages.tsx';
import { entryValue, setEntryValue } from '#router/entries.ts';
import type { Form } from '#site/forms.ts';
import { draftsOf, isDraftStored, removeDraft, storeDraft } from '../browser/drafts.ts';
import { DRAFT_VERSION, type Draft, draftValues } from '../model/draft.ts';
import { typedFrom } from '../model/params.ts';
import { type Values, validate } from '../model/validate.ts';
import { begunByLink, fillIn, typedValues } from './formControls.ts';
import { chosenDraft } from './formLinks.ts';

interface DraftOptions {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  /** Id of the submission that is edited, which has its own draft. */
  edits: string | undefined;
  /** Values of that submission: a field that still has one takes the draft's. */
  stored: Values | undefined;
  /** False at a kiosk, while the form is sending, and until it is known whether a submission is edited. */
  isStored: boolean;
}

/**
 * Stores a draft of the input until it is sent, and restores it after a reload, an update or a change of language. If the
 * browser itself is killed, the input of the last minute can be lost: Chromium writes local storage to the disk late. If
 * the browser blocks local storage, the form keeps its input.
 */
export function useDraft({ form, element, edits, stored, isStored }: DraftOptions) {
  const language = useLocale();
  const ids = useDraftId(form.id);
  /** Something was typed before it was known whether a submission is edited. */
  const typedEarly = useRef(false);
  const isBrowserFilled = useRef(false);
  const [restored, setRestored] = useState<Draft>();

  const store = useCallback(() => {
    typedEarly.current = !isStored;
    isBrowserFilled.current = false;
    if (!isStored || !element.current) return;
    const values = draftValues(form, typedValues(form, element.current));
    if (!values) return removeDraft(ids.get());
    const draft: Draft = {
      version: DRAFT_VERSION,
      id: ids.get(),
      form: form.id,
      language,
      savedAt: Date.now(),
      values,
    };
    storeDraft(edits ? { ...draft, edits } : draft);
    ids.recordStored();
  }, [form, language, edits, element, isStored, ids]);
  const storeEarly = useEffectEvent(store);
  useEffect(() => {
    if (isStored && typedEarly.current) storeEarly();
  }, [isStored]);

  const onRestored = useCallback(
    (draft: Draft) => {
      ids.adopt(draft.id);
      setRestored(draft);
    },
    [ids],
  );
  useRestoredDraft({ form, element, edits, stored, isStored, isBrowserFilled, onRestored, store });

  const forget = useCallback(() => {
    ids.end();
    setRestored(undefined);
  }, [ids]);

  const renew = () => {
    const wasStored = isDraftStored(ids.get());
    ids.end();
    if (wasStored) store();
  };

  return {
    /** The draft with which the form was restored. */
    restored,
    /** To be called on every input. */
    store,
    /** To be called if the browser has filled in the form, with what was typed before or what it knows of the visitor. */
    recordFilled: () => {
      isBrowserFilled.current = true;
    },
    /** Id for a press of "send". The draft stays until `forget`, so that a failure loses nothing. */
    id: () => {
      if (ids.isShared()) renew();
      return ids.get();
    },
    /** Continues the input under another id: the press of "send" that used this one has failed. */
    renew,
    /** Deletes the draft: it has been sent, or the visitor does not want it. */
    forget,
  };
}

/** The id of what is typed in a form: that of its draft, and of the submission that it becomes. */
function useDraftId(form: string) {
  const id = useRef<string>(undefined);
  const wasStored = useRef(false);
  const isShared = useRef(false);
  return useMemo(() => {
    /** Name under which a history entry holds the id of the draft that was begun in it. */
    const entry = `draft:${form}`;
    const renew = () => {
      id.current = undefined;
      wasStored.current = false;
      isShared.current = false;
    };
    /** Another tab that has sent or deleted the draft has used its id up: what is typed here is another one. */
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
       * Returns true if the draft was begun elsewhere. Another tab may show it too, and be sending it under this id: two
       * submissions of one id would overwrite each other.
       */
      isShared: () => isShared.current,
      /** Continues a stored draft, in place of what was typed while it was being looked up. */
      adopt(restored: string) {
        if (id.current && id.current !== restored) removeDraft(id.current);
        id.current = restored;
        wasStored.current = true;
        isShared.current = entryValue(entry) !== restored;
      },
      /** Deletes the draft: what is typed next has another id. */
      end() {
        removeDraft(get());
        renew();
      },
    };
  }, [form]);
}

interface RestoreOptions extends DraftOptions {
  isBrowserFilled: RefObject<boolean>;
  onRestored: (draft: Draft) => void;
  store: () => void;
}

/**
 * Fills the form with what a link has begun, then with its draft. What the browser has filled in, and no draft holds,
 * is stored as one.
 */
function useRestoredDraft(options: RestoreOptions): void {
  const { form, element, edits, stored, isStored, isBrowserFilled, onRestored } = options;
  const access = useOutboxAccess();
  const storeFilled = useEffectEvent(options.store);

  useEffect(() => {
    if (element.current) fillIn(form, element.current, begunByLink(form));
  }, [form, element]);

  useEffect(() => {
    let here = true;
    const restore = async () => {
      if (!access || !isStored) return;
      if (isBrowserFilled.current && !edits)
        await emptyIfQueued(form, element.current, access, isBrowserFilled);
      const draft = await unsentDraft(access, draftsOf(form.id, edits));
      if (!here || !element.current) return;
      // A draft replaces what a link or the edited submission has filled in, and nothing that was typed.
      const begun = { ...begunByLink(form), ...stored };
      if (draft && fillIn(form, element.current, draft.values, begun)) onRestored(draft);
      else if (isBrowserFilled.current) storeFilled();
    };
    // Without the outbox's code the form starts empty.
    restore().catch(() => {});
    return () => {
      here = false;
    };
  }, [access, form, edits, element, isStored, stored, isBrowserFilled, onRestored]);
}

/** The chosen draft, or else the newest. Those whose submission the outbox knows have been sent, and are deleted. */
async function unsentDraft(access: OutboxAccess, drafts: readonly Draft[]): Promise<Draft | undefined> {
  const chosen = chosenDraft();
  const ordered = [...drafts.filter(({ id }) => id === chosen), ...drafts.filter(({ id }) => id !== chosen)];
  for (const draft of ordered) {
    const isSent = await access
      .outbox()
      .then((outbox) => outbox.status(draft.id))
      .then(
        ({ state }) => state !== 'gone',
        // A database that cannot be read proves nothing.
        () => false,
      );
    if (!isSent) return draft;
    removeDraft(draft.id);
  }
  return undefined;
}

/** Empties a form that the browser has filled in, after a reload in mid-attempt, with what is in the queue already. */
async function emptyIfQueued(
  form: Form,
  element: HTMLFormElement | null,
  access: OutboxAccess,
  isBrowserFilled: RefObject<boolean>,
): Promise<void> {
  if (!element) return;
  const { values } = validate(form, typedValues(form, element));
  // A rejected submission is corrected in the form.
  const isShown = ({ form: id, params, delivery }: Submission) => {
    const queued = typedFrom(form, params).values;
    const isSame = form.fields.every(({ name }) => (queued[name] ?? '') === values[name]);
    return id === form.id && delivery.state !== 'rejected' && isSame;
  };
  const { submissions } = await (await access.outbox()).contents();
  if (!isBrowserFilled.current || !submissions.some(isShown)) return;
  element.reset();
  isBrowserFilled.current = false;
  markInput(form.id, false);
}
