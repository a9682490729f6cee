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
import { useToast } from '#components/Toaster.tsx';
import type { Kiosk } from '#features/kiosk/model/kiosk.ts';
import { currentEvent } from '#features/kiosk/view/useKiosk.ts';
import { useAnnounceHere } from '#features/outbox/browser/announcements.ts';
import { useSubmissionStatus } from '#features/outbox/view/OutboxContext.ts';
import type { Values } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import {
  editing,
  type FormState,
  formReducer,
  hasFailed,
  isConfirmed,
  isPending,
  isWaiting,
} from '../model/form-state.ts';
import { validate } from '../model/validate.ts';
import type { Check } from './FormAlert.tsx';
import { firstField, typedValues } from './formControls.ts';
import { outcomeToast, problemToast } from './outcomeTexts.ts';
import { useClearing } from './useClearing.ts';
import { useFormInput } from './useFormInput.ts';
import { type SendResult, useSend } from './useSend.ts';

interface FormProps {
  form: Form;
  attached?: Values | undefined;
  onSent?: (() => void) | undefined;
  kiosk: Kiosk | undefined;
}

/** Returns the state and event handlers of a form, from the first input to its confirmation. */
export function useForm({ form, attached, onSent, kiosk }: FormProps) {
  const { clear } = useToast();
  const rootRef = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const { check, validValues, onChange } = useCheck(form);
  const [failures, setFailures] = useState(0);
  const [pressedId, setPressedId] = useState<string>();
  const [state, dispatch] = useFormState();
  const isSending = state.step === 'sending';
  const input = useFormInput({ form, rootRef, formRef, isOpen: !isConfirmed(state), isSending, kiosk });
  const { edit, endInput } = input;
  // `DeliveredNotice` must not report it, too.
  useAnnounceHere(reportedId(state, pressedId));
  const report = useOutcomeReport(form, rootRef);
  const onPressed = (id: string) => {
    setPressedId(id);
    dispatch({ kind: 'pressed' });
  };
  const press = usePress({ form, attached, state, input, onPressed });
  useLateSuccess(state, () => {
    clear();
    endInput();
    onSent?.();
  });

  const onSubmit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!formRef.current || !press || isSending) return;
    const values = validValues(formRef.current);
    if (!values) return setFailures(failures + 1);
    clear();
    const answered = await press(values);
    if (!answered) return;
    dispatch(answered);
    const next = formReducer({ step: 'sending' }, answered);
    if (isConfirmed(next)) {
      endInput();
      if (next.status.state !== 'gone') onSent?.();
    } else {
      input.onFailed();
      setFailures(failures + 1);
      if (form.logsFailure) console.error(`${form.id}: ${answered.status.state}`);
    }
    if (!kiosk) report(next);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (isSending) return;
    dispatch({ kind: 'typed' });
    clearing.dropUndo();
    input.onInput(event.currentTarget);
    onChange('name' in event.target ? String(event.target.name) : '');
  };

  const onCleared = () => {
    // Text typed from now on is not a correction of the failed submission.
    dispatch({ kind: 'again' });
    endInput();
  };
  const isEdit = edit.state !== 'none';
  const clearing = useClearing({ form, formRef, isEdit, onCleared, onRestored: input.onInput });
  const again = () => {
    const reopen = () => {
      setPressedId(undefined);
      dispatch({ kind: 'again' });
    };
    withFeedback(reopen, { focus: () => firstField(formRef) });
  };
  return { rootRef, formRef, state, check, failures, pressedId, input, clearing, onSubmit, onInput, again };
}

interface PressOptions {
  form: Form;
  attached: Values | undefined;
  state: FormState;
  input: ReturnType<typeof useFormInput>;
  onPressed: (id: string) => void;
}

/**
 * Returns the function for a press of "send"; undefined in the prerendered page. The function resolves with the event
 * that reports the outcome, or with undefined for the second press of a double click.
 */
function usePress({ form, attached, state, input, onPressed }: PressOptions) {
  const send = useSend(form);
  const busy = useRef(false);
  /** Ids of the consecutive presses that have failed. Each submission may have been stored or received nevertheless. */
  const failedIds = useRef<string[]>([]);
  if (!send) return undefined;
  const press = async (values: Values) => {
    const id = input.draft.id();
    onPressed(id);
    const event = currentEvent();
    const along = { ...input.attached, ...attached, ...(event && { event }) };
    failedIds.current = hasFailed(state) ? [...failedIds.current, state.id] : [];
    const replaces = input.replaces ?? failedIds.current.at(-1);
    const replacedIds = [...new Set([...(replaces ? [replaces] : []), ...failedIds.current])];
    const { onStored } = input;
    const result = await send({ id, values, attached: along, replaces, replacedIds, onStored });
    return { kind: 'answered', ...answerOf(form, result, values, along) } as const;
  };
  return async (values: Values) => {
    // A double click makes only one submission.
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await press(values);
    } finally {
      busy.current = false;
    }
  };
}

/** Returns the facts that the form shows after a press of "send". */
function answerOf(form: Form, { submission, ...result }: SendResult, values: Values, attached: Values) {
  const { event: _, ...shown } = attached;
  const emails = form.fields.filter(({ kind }) => kind === 'email').map(({ name }) => values[name]);
  const { id, params } = submission;
  return { ...result, id, params, about: Object.values(shown).join(' · '), from: emails.join(' · ') };
}

/** Returns the id of the submission whose outcome the form shows. */
function reportedId(state: FormState, pressedId: string | undefined): string | undefined {
  const shown = state.step === 'answered' && !state.isChanged ? state.id : undefined;
  return state.step === 'sending' ? pressedId : shown;
}

const nothingFound: Check = { problems: new Map(), changed: new Set() };

/** Returns the result of the last check of a form, and which of the fields with problems were changed since. */
function useCheck(form: Form) {
  const intl = useIntl();
  const { show } = useToast();
  const [check, setCheck] = useState(nothingFound);

  /** Checks all fields. Returns undefined if there are problems. */
  const validValues = (element: HTMLFormElement): Values | undefined => {
    const { values, problems } = validate(form, typedValues(form, element), Date.now());
    setCheck({ problems, changed: new Set() });
    if (problems.size === 0) return values;
    const toast = problemToast(intl, form, problems);
    if (toast) show(toast);
    return undefined;
  };

  const onChange = (name: string) => {
    if (!check.problems.has(name) || check.changed.has(name)) return;
    setCheck({ problems: check.problems, changed: new Set([...check.changed, name]) });
  };
  return { check, validValues, onChange };
}

/** Returns the state of the form, updated when the status of its submission changes while the page is open. */
function useFormState() {
  const [state, dispatch] = useReducer(formReducer, editing);
  const id = isPending(state) ? state.id : undefined;
  const status = useSubmissionStatus(id);
  useEffect(() => {
    if (status) dispatch({ kind: 'updated', status });
  }, [status]);
  return [state, dispatch] as const;
}

/** Calls back when a late answer shows that a failed submission was saved or sent. */
function useLateSuccess(state: FormState, listener: () => void): void {
  const failed = hasFailed(state);
  const before = useRef(failed);
  const onSuccess = useEffectEvent(listener);
  const isConfirmedNow = isConfirmed(state);
  useEffect(() => {
    if (before.current && isConfirmedNow) onSuccess();
    before.current = failed;
  }, [failed, isConfirmedNow]);
}

/**
 * Returns the function that reports the outcome in a toast. The toast is shown in addition to the form's confirmation
 * or alert, or instead of them if the form was unmounted.
 */
function useOutcomeReport(form: Form, rootRef: RefObject<HTMLElement | null>) {
  const present = useIntl();
  const { show } = useToast();
  // The visitor may have changed the language before the answer.
  const latest = useRef(present);
  useEffect(() => {
    latest.current = present;
  }, [present]);
  return (next: FormState) => {
    const isHere = rootRef.current !== null;
    // If the form is unmounted, `DeliveredNotice` reports a delivery.
    if (next.step !== 'answered' || (!isHere && next.status.state === 'delivered')) return;
    const intl = latest.current;
    const toast = outcomeToast(intl, form, next);
    if (toast) show({ ...toast, silent: isHere });
    else if (!isHere && isWaiting(next.status)) announce(intl.formatMessage({ id: 'forms.saved.title' }));
  };
}
