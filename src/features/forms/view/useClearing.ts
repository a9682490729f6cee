import { type RefObject, useState } from 'react';
import { withFeedback } from '#browser/dom/feedback.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { draftValues } from '../model/draft.ts';
import { fillIn, firstField, typedValues } from './formControls.ts';

interface ClearingProps {
  form: Form;
  formRef: RefObject<HTMLFormElement | null>;
  /**
   * True if the form edits a submission. Clearing ends the edit: the submission stays unchanged in the queue, and the
   * text cannot be restored.
   */
  isEdit: boolean;
  /** Deletes the draft and ends the edit. */
  onCleared: () => void;
  /** Called with the form after its values have been restored. */
  onRestored: (element: HTMLFormElement) => void;
}

export type Clearing = ReturnType<typeof useClearing>;

/** Returns the functions that clear a form and that undo this until the visitor types. */
export function useClearing({ form, formRef, isEdit, onCleared, onRestored }: ClearingProps) {
  const [cleared, setCleared] = useState<Values>();
  const focus = () => firstField(formRef);
  const clear = () => {
    if (!formRef.current) return;
    const typed = typedValues(form, formRef.current);
    setCleared(!isEdit && draftValues(form, typed) ? typed : undefined);
    formRef.current.reset();
    onCleared();
  };
  const restore = () => {
    if (!formRef.current || !cleared) return;
    fillIn(form, formRef.current, cleared);
    setCleared(undefined);
    onRestored(formRef.current);
  };
  return {
    canUndo: cleared !== undefined,
    clear: (announcement: string) => withFeedback(clear, { focus, say: announcement }),
    undo: () => withFeedback(restore, { focus }),
    /** Must be called on every input. */
    dropUndo: () => setCleared(undefined),
  };
}
