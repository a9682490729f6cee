import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/dom/feedback.ts';
import { markInput } from '#browser/storage/unsavedInput.ts';
import type { Form } from '#site/forms.ts';
import { useToast } from '#ui/Toaster.tsx';
import { draftValues } from '../model/draft.ts';
import type { Stand } from '../model/stand.ts';
import type { Values } from '../model/validate.ts';
import { typedValues } from './formControls.ts';
import { outcomeToast } from './formToasts.ts';
import { useCheck } from './useCheck.ts';
import { useDraft } from './useDraft.ts';
import { useEdit } from './useEdit.ts';
import { isFinished, type SubmissionState, useSubmission } from './useSubmission.ts';

interface SendingProps {
  form: Form;
  attached?: Values | undefined;
  onSent?: (() => void) | undefined;
  /** Nothing of a visitor's stays at a stand but what is sent, and that names the event. */
  stand: Stand | undefined;
}

/** What happens between the first key in a form and its outcome. */
export function useSending({ form, attached, onSent, stand }: SendingProps) {
  const { clear } = useToast();
  const part = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const { check, validValues, noteChange } = useCheck(form);
  const [failures, setFailures] = useState(0);
  const { state, submit, fate, restart } = useSubmission(form);
  const { edit, opened, draft, noteInput, onWritten, finish } = useInput({
    form,
    element,
    isSent: isFinished(state),
    isStand: stand !== undefined,
  });
  const tell = useOutcomeFeedback(form, part);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!element.current || state.step === 'submitting') return;
    const values = validValues(element.current);
    if (!values) return setFailures(failures + 1);
    clear();
    const along = { ...attached, ...opened?.attached, ...(stand && { event: stand.event }) };
    const next = await submit({ values, attached: along, edited: opened?.id, onWritten });
    if (!next) return;
    if (isFinished(next)) {
      finish();
      onSent?.();
    } else {
      setFailures(failures + 1);
      if (form.logsFailure) console.error(`${form.id}: ${next.step}`);
    }
    if (!stand) tell(next);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (state.step === 'submitting') return;
    noteInput(event.currentTarget);
    noteChange('name' in event.target ? String(event.target.name) : '');
  };

  const firstField = () => element.current?.querySelector<HTMLElement>('input, select, textarea');
  const again = () => withFeedback(restart, { focus: firstField });
  const clearFields = () => {
    element.current?.reset();
    finish();
  };
  const empty = () => withFeedback(clearFields, { focus: firstField });
  const progress = { part, element, state, fate, check, failures, edit, opened, draft };
  return { ...progress, onSubmit, onInput, again, empty };
}

interface InputProps {
  form: Form;
  element: RefObject<HTMLFormElement | null>;
  isSent: boolean;
  isStand: boolean;
}

/** What is typed: kept as a draft or held as an edit, until it is in the queue. */
function useInput({ form, element, isSent, isStand }: InputProps) {
  const { edit, settled, handOver, end } = useEdit(form, element);
  const opened = edit.state === 'open' ? edit : undefined;
  const draft = useDraft(form, element, opened?.id, settled && !isSent && !isStand);
  useEffect(() => () => markInput(form.id, false), [form.id]);

  const noteInput = (from: HTMLFormElement) => {
    // Emptied by hand it holds nothing any more; an edit that is emptied is one.
    const values = draftValues(form, typedValues(form, from));
    markInput(form.id, opened !== undefined || values !== undefined);
    draft.typed();
  };
  const noteTyped = useEffectEvent(() => {
    if (element.current && draftValues(form, typedValues(form, element.current))) noteInput(element.current);
  });
  // Before anything is filled in: what stands in the form was typed before its code was there.
  useLayoutEffect(() => noteTyped(), []);

  // In the queue it is kept, so the draft is not: docs/outbox.md, rule 2.
  const release = () => {
    markInput(form.id, false);
    // At a stand, a draft is of whoever has started it.
    if (!isStand) draft.forget();
  };
  const onWritten = () => {
    handOver();
    release();
  };
  const finish = () => {
    release();
    end();
  };
  return { edit, opened, draft, noteInput, onWritten, finish };
}

/** Says what came of it beside the form's own slip or alert, and in their place where the form has gone. */
function useOutcomeFeedback(form: Form, part: RefObject<HTMLElement | null>) {
  const intl = useIntl();
  const { show } = useToast();
  return (next: SubmissionState) => {
    const toast = outcomeToast(intl, form, next);
    const here = part.current !== null;
    if (toast) show({ ...toast, silent: here });
    else if (!here && next.step === 'saved') announce(intl.formatMessage({ id: 'forms.saved.title' }));
  };
}
