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
  /** False while it is being sent and once it has been: then it has no draft. */
  isOpen: boolean;
  isStand: boolean;
}

/** Input of a form: stored as a draft or held as an edit, until it is in the queue. */
export function useFormInput({ form, element, isOpen, isStand }: InputProps) {
  const { edit, settled, handOver, end } = useEdit(form, element);
  const opened = edit.state === 'open' ? edit : undefined;
  const [isLeftOut, setLeftOut] = useState(false);
  const { event, ...shown } = opened?.attached ?? {};
  /** What the edited submission was sent with besides its fields, unless the visitor leaves it out. */
  const kept: Values = isLeftOut ? {} : shown;
  const keepsDraft = settled && isOpen && !isStand;
  const waits = isOpen && !settled;
  const draft = useDraft({
    form,
    element,
    edits: opened?.id,
    stored: opened?.values,
    settled: keepsDraft,
    waits,
  });
  // Also once it has been sent meanwhile: the recipient learns what the correction belongs to.
  const replaces = edit.state === 'open' || edit.state === 'gone' ? edit.id : undefined;
  useEffect(() => () => markInput(form.id, false), [form.id]);

  const noteInput = (from: HTMLFormElement) => {
    // A form emptied by hand has no input to lose; an edit that is emptied still is one.
    const values = draftValues(form, typedValues(form, from));
    markInput(form.id, opened !== undefined || values !== undefined);
    draft.typed();
  };
  const noteTyped = useEffectEvent(() => {
    if (!element.current) return;
    if (element.current.dataset.typed !== undefined) return noteInput(element.current);
    if (!draftValues(form, typedValues(form, element.current))) return;
    markInput(form.id, true);
    draft.filled();
  });
  // Before anything is filled in here: what was typed before hydration, or filled in by the browser.
  useLayoutEffect(() => noteTyped(), []);

  // A queued submission needs no draft: docs/outbox.md, rule 2.
  const release = () => {
    markInput(form.id, false);
    // At a stand, the draft belongs to whoever set up the stand.
    if (!isStand) draft.forget();
  };
  const onWritten = () => {
    handOver();
    release();
  };
  const finish = () => {
    release();
    setLeftOut(false);
    end();
  };
  const leaveOut = () => setLeftOut(true);
  const attached: Values = { ...(event !== undefined && { event }), ...kept };
  return { edit, kept, leaveOut, attached, replaces, draft, noteInput, onWritten, finish };
}
