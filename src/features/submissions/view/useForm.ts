import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/dom/feedback.ts';
import type { Form } from '#site/forms.ts';
import { useToast } from '#ui/Toaster.tsx';
import { editing, type FormState, isUnsettled, nextForm } from '../model/form.ts';
import type { Stand } from '../model/stand.ts';
import type { Values } from '../model/validate.ts';
import { firstField } from './formControls.ts';
import { outcomeToast } from './formToasts.ts';
import { useDeliveryStatus } from './OutboxContext.ts';
import { eventNow } from './stand/useStand.ts';
import { useCheck } from './useCheck.ts';
import { useClearing } from './useClearing.ts';
import { useFormInput } from './useFormInput.ts';
import { useSend } from './useSend.ts';

interface FormProps {
  form: Form;
  attached?: Values | undefined;
  onSent?: (() => void) | undefined;
  /** At a stand, only the submission is stored. */
  stand: Stand | undefined;
}

/** State and event handlers of a form, from the first input to its confirmation. */
export function useForm({ form, attached, onSent, stand }: FormProps) {
  const { clear } = useToast();
  const part = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const { check, validValues, noteChange } = useCheck(form);
  const [failures, setFailures] = useState(0);
  const [state, dispatch] = useFormState();
  const busy = useRef(false);
  const isOpen = state.step === 'editing' || state.step === 'failed';
  const input = useFormInput({ form, element, isOpen, isStand: stand !== undefined });
  const { edit, kept, leaveOut, draft, noteInput, onWritten, finish } = input;
  const send = useSend(form);
  const tell = useOutcomeFeedback(form, part);
  useLateDelivery(state, () => {
    clear();
    finish();
    onSent?.();
  });

  const onSubmit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    // A double click is one submission.
    if (!element.current || !send || busy.current) return;
    const values = validValues(element.current);
    if (!values) return setFailures(failures + 1);
    clear();
    busy.current = true;
    dispatch({ kind: 'sent' });
    const event = eventNow();
    const along = { ...input.attached, ...attached, ...(event && { event }) };
    const failed = state.step === 'failed' ? state : undefined;
    // The one before was set aside, or may have been stored or received after all.
    const replaces = input.replaces ?? failed?.id;
    const supersedes = [replaces, failed?.id].filter((id) => id !== undefined);
    const typed = { ...draft.take(), values, attached: along };
    const answered = await send({ ...typed, replaces, supersedes, onWritten });
    busy.current = false;
    dispatch(answered);
    const next = nextForm({ step: 'sending' }, answered);
    if (next.step === 'confirmed') {
      finish();
      if (next.outcome.kind !== 'gone') onSent?.();
    } else {
      setFailures(failures + 1);
      if (form.logsFailure) console.error(`${form.id}: ${answered.outcome.kind}`);
    }
    if (!stand) tell(next);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (state.step === 'sending') return;
    dispatch({ kind: 'typed' });
    clearing.forget();
    noteInput(event.currentTarget);
    noteChange('name' in event.target ? String(event.target.name) : '');
  };

  const onCleared = () => {
    // What is typed next is no correction of what failed.
    dispatch({ kind: 'again' });
    finish();
  };
  const isEdit = edit.state !== 'none';
  const clearing = useClearing({ form, element, isEdit, onCleared, onRestored: noteInput });
  const again = () => withFeedback(() => dispatch({ kind: 'again' }), { focus: () => firstField(element) });
  const progress = { part, element, state, check, failures, edit, kept, leaveOut, draft };
  return { ...progress, clearing, onSubmit, onInput, again };
}

/** State of the form, updated when its submission is delivered or gone while the page is open. */
function useFormState() {
  const [state, dispatch] = useReducer(nextForm, editing);
  const found = useDeliveryStatus(isUnsettled(state) ? state.id : undefined);
  const status = typeof found === 'object' ? found.state : found;
  useEffect(() => {
    if (status === 'delivered' || status === 'gone' || status === 'rejected')
      dispatch({ kind: 'settled', status });
  }, [status]);
  return [state, dispatch] as const;
}

/** Calls back when a form that had failed turns out to be sent: the answer came late. */
function useLateDelivery({ step }: FormState, listener: () => void): void {
  const before = useRef(step);
  const onDelivered = useEffectEvent(listener);
  useEffect(() => {
    if (before.current === 'failed' && step === 'confirmed') onDelivered();
    before.current = step;
  }, [step]);
}

/**
 * Reports the outcome in a toast beside the form's own confirmation or alert, or in their place if the form was
 * unmounted.
 */
function useOutcomeFeedback(form: Form, part: RefObject<HTMLElement | null>) {
  const present = useIntl();
  const { show } = useToast();
  // The language may have been changed before the answer.
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  }, [present]);
  return (next: FormState) => {
    const intl = latest.current;
    const toast = outcomeToast(intl, form, next);
    const here = part.current !== null;
    if (toast) show({ ...toast, silent: here });
    else if (!here && next.step === 'confirmed' && next.outcome.kind === 'saved')
      announce(intl.formatMessage({ id: 'forms.saved.title' }));
  };
}
