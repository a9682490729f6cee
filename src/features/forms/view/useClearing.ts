import { type RefObject, useState } from 'react';
import { withFeedback } from '#browser/dom/feedback.ts';
import type { Form } from '#site/forms.ts';
import { draftValues } from '../model/draft.ts';
import type { Values } from '../model/validate.ts';
import { fillIn, firstField, typedValues } from './formControls.ts';

interface ClearingProps {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  /** An edit that is left: its submission waits as it was, and its text is not restored. */
  isEdit: boolean;
  /** Forgets the draft and ends the edit. */
  onCleared: () => void;
  /** Called with the form once its values are back. */
  onRestored: (element: HTMLFormElement) => void;
}

export type Clearing = ReturnType<typeof useClearing>;

/** Empties a form at a press, and can undo that until something is typed. */
export function useClearing({ form, element, isEdit, onCleared, onRestored }: ClearingProps) {
  const [cleared, setCleared] = useState<Values>();
  const focus = () => firstField(element);
  const clear = () => {
    if (!element.current) return;
    const typed = typedValues(form, element.current);
    setCleared(!isEdit && draftValues(form, typed) ? typed : undefined);
    element.current.reset();
    onCleared();
  };
  const restore = () => {
    if (!element.current || !cleared) return;
    fillIn(form, element.current, cleared);
    setCleared(undefined);
    onRestored(element.current);
  };
  return {
    canUndo: cleared !== undefined,
    clear: (say: string) => withFeedback(clear, { focus, say }),
    undo: () => withFeedback(restore, { focus }),
    /** To be called on every input. */
    forget: () => setCleared(undefined),
  };
}
