import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { markInput } from '#browser/storage/unsavedInput.ts';
import type { Form } from '#site/forms.ts';
import { draftValues } from '../model/draft.ts';
import type { Values } from '../model/validate.ts';
import { typedValues } from './formControls.ts';
import { useDraft } from './useDraft.ts';
import { useEdit } from './useEdit.ts';

interface InputProps {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  /** False while the confirmation stands in place of the form. */
  isOpen: boolean;
  isSending: boolean;
  isKiosk: boolean;
}

/** Input of a form: what is typed, restored from a draft, or opened to be edited, until it is in the queue. */
export function useFormInput({ form, element, isOpen, isSending, isKiosk }: InputProps) {
  const { edit, isLoaded, end } = useEdit(form, element);
  const opened = edit.state === 'open' ? edit : undefined;
  const [isLeftOut, setLeftOut] = useState(false);
  const { event, ...own } = 'attached' in edit ? edit.attached : {};
  /** What the edited submission was sent with besides its fields, unless the visitor leaves it out. */
  const attachedBefore: Values = isLeftOut ? {} : own;
  const draft = useDraft({
    form,
    element,
    edits: 'id' in edit ? edit.id : undefined,
    stored: opened?.values,
    isStored: isLoaded && isOpen && !isSending && !isKiosk,
  });
  // Also once it has been delivered: the recipient learns what the correction belongs to.
  const replaces = edit.state === 'open' || edit.state === 'delivered' ? edit.id : undefined;
  useEffect(() => () => markInput(form.id, false), [form.id]);

  const onInput = (from: HTMLFormElement) => {
    // A form emptied by hand has no input to lose; an edit that is emptied still is one.
    const values = draftValues(form, typedValues(form, from));
    markInput(form.id, opened !== undefined || values !== undefined);
    draft.store();
  };
  const recordTyped = useEffectEvent(() => {
    if (!element.current) return;
    if (element.current.dataset.typed !== undefined) return onInput(element.current);
    if (!draftValues(form, typedValues(form, element.current))) return;
    markInput(form.id, true);
    draft.recordFilled();
  });
  // Before anything is filled in here: what was typed before hydration, or filled in by the browser.
  useLayoutEffect(() => recordTyped(), []);

  // A queued submission needs no draft: docs/outbox.md, rule 2. A draft on a device at a kiosk is the organiser's.
  const onStored = () => {
    markInput(form.id, false);
    if (!isKiosk) draft.forget();
  };
  return {
    edit,
    restored: draft.restored,
    attachedBefore,
    leaveOut: () => setLeftOut(true),
    attached: { ...(event !== undefined && { event }), ...attachedBefore } satisfies Values,
    replaces,
    /** Id for a press of "send". */
    id: draft.id,
    onInput,
    onStored,
    /** The press of "send" has failed: the next one has another id. */
    onFailed: () => {
      if (!isKiosk) draft.renew();
    },
    /** The input is sent, or the visitor does not want it: the next one begins anew. */
    endInput: () => {
      onStored();
      setLeftOut(false);
      end();
    },
  };
}
