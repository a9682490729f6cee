import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { markInput } from '#browser/storage/unsavedInput.ts';
import { keepInput, keptInput } from '#features/kiosk/browser/visitorInput.ts';
import type { Kiosk } from '#features/kiosk/model/kiosk.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { draftValues } from '../model/draft.ts';
import { fillIn, typedValues } from './formControls.ts';
import { dropLinkText, withoutLinkTexts } from './formLinks.ts';
import { useDraft } from './useDraft.ts';
import { useEdit } from './useEdit.ts';

interface InputProps {
  form: Form;
  /** The element around the form and its confirmation. */
  rootRef: RefObject<HTMLElement | null>;
  formRef: RefObject<HTMLFormElement | null>;
  /** False while the confirmation replaces the form. */
  isOpen: boolean;
  isSending: boolean;
  kiosk: Kiosk | undefined;
}

const inputOf = (form: Form, element: HTMLFormElement) =>
  draftValues(form, withoutLinkTexts(form, typedValues(form, element)));

/** Manages the input of a form until it is queued: typed text, a restored draft, or an opened submission. */
export function useFormInput({ form, rootRef, formRef, isOpen, isSending, kiosk }: InputProps) {
  const { edit, isLoaded, end } = useEdit(form, formRef);
  const opened = edit.state === 'open' ? edit : undefined;
  const [isLeftOut, setLeftOut] = useState(false);
  const { event, ...own } = 'attached' in edit ? edit.attached : {};
  /** Parameters attached to the edited submission, unless the visitor leaves them out. */
  const attachedBefore: Values = isLeftOut ? {} : own;
  const draft = useDraft({
    form,
    formRef,
    edits: 'id' in edit ? edit.id : undefined,
    editedValues: opened?.values,
    mayStore: isLoaded && isOpen && !isSending && !kiosk,
  });
  // Set also after the delivery, so that the recipient knows which submission the correction belongs to.
  const replaces = edit.state === 'open' || edit.state === 'delivered' ? edit.id : undefined;
  const kept = useKeptInput(form, formRef, kiosk);

  const onInput = (from: HTMLFormElement) => {
    // A form that the visitor empties has no input to lose. An edit that the visitor empties still counts as input.
    const values = inputOf(form, from);
    markInput(form.id, opened !== undefined || values !== undefined);
    kept.keep(values);
    draft.store();
  };
  const recordTyped = useEffectEvent(() => {
    if (!formRef.current) return;
    if (formRef.current.dataset.typed !== undefined) return onInput(formRef.current);
    if (!inputOf(form, formRef.current)) return;
    markInput(form.id, true);
    draft.recordFilled();
  });
  // Records the text typed before hydration, or filled in by the browser, before this code fills in anything.
  useLayoutEffect(() => recordTyped(), []);

  // A queued submission needs no draft (docs/outbox.md, rule 2). At a kiosk, a stored draft belongs to the organiser.
  const onStored = () => {
    // The form may contain newer input, at a kiosk even that of the next visitor.
    if (kiosk ? kept.forget() : rootRef.current) markInput(form.id, false);
    if (rootRef.current) dropLinkText();
    if (!kiosk) draft.forget();
  };
  return {
    edit,
    draft,
    attachedBefore,
    leaveOut: () => setLeftOut(true),
    attached: { ...(event !== undefined && { event }), ...attachedBefore } satisfies Values,
    replaces,
    onInput,
    onStored,
    /** Must be called after a failed press of "send". The next press gets another id. */
    onFailed: kiosk ? draft.renewId : draft.renew,
    /** Ends the input, because it was sent or because the visitor discards it. The next input starts anew. */
    endInput: () => {
      onStored();
      setLeftOut(false);
      end();
    },
  };
}

/**
 * At a kiosk, fills in what the visitor has typed before a change of language. `forget` returns false if the visitor, or
 * the next one, has typed something else since.
 */
function useKeptInput(form: Form, formRef: RefObject<HTMLFormElement | null>, kiosk: Kiosk | undefined) {
  const own = useRef<Values>(undefined);
  useLayoutEffect(() => {
    const kept = kiosk && keptInput(kiosk, form.id);
    own.current = kept;
    if (kept && formRef.current && fillIn(form, formRef.current, kept)) markInput(form.id, true);
    return () => markInput(form.id, kiosk !== undefined && keptInput(kiosk, form.id) !== undefined);
  }, [form, formRef, kiosk]);
  return {
    keep(values: Values | undefined) {
      own.current = values;
      if (kiosk) keepInput(kiosk, form.id, values);
    },
    forget(): boolean {
      if (!kiosk || keptInput(kiosk, form.id) !== own.current) return false;
      own.current = undefined;
      keepInput(kiosk, form.id, undefined);
      return true;
    },
  };
}
