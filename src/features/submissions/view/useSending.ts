import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce, withFeedback } from '#browser/feedback.ts';
import { markInput } from '#browser/unsavedInput.ts';
import type { Form } from '#site/forms.ts';
import { useToast } from '#ui/Toaster.tsx';
import { draftValues } from '../model/draft.ts';
import { type Values, validate } from '../model/validate.ts';
import type { Check } from './FormAlert.tsx';
import { typedValues } from './formControls.ts';
import { outcomeToast, problemToast } from './formToasts.ts';
import { useDraft } from './useDraft.ts';
import { useEdit } from './useEdit.ts';
import { isFinished, type SubmissionState, useSubmission } from './useSubmission.ts';

const nothingFound: Check = { problems: new Map(), changed: new Set() };

interface SendingProps {
  form: Form;
  attached?: Values | undefined;
  onSent?: (() => void) | undefined;
}

/** What happens between the first key in a form and its outcome. */
export function useSending({ form, attached, onSent }: SendingProps) {
  const intl = useIntl();
  const { show, clear } = useToast();
  const part = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const [check, setCheck] = useState(nothingFound);
  const [failures, setFailures] = useState(0);
  const { state, submit, fate, restart } = useSubmission(form);
  const { edit, settled, handOver, end } = useEdit(form, element);
  const opened = edit.state === 'open' ? edit : undefined;
  const draft = useDraft(form, element, opened?.id, settled && !isFinished(state));
  useEffect(() => () => markInput(form.id, false), [form.id]);

  // In the queue it is kept, so the draft is not: docs/outbox.md, rule 2.
  const release = () => {
    markInput(form.id, false);
    draft.forget();
  };

  const tell = (next: SubmissionState) => {
    const toast = outcomeToast(intl, form, next);
    const here = part.current !== null;
    if (toast) show({ ...toast, silent: here });
    else if (!here && next.step === 'saved') announce(intl.formatMessage({ id: 'forms.saved.title' }));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!element.current || state.step === 'submitting') return;
    const { values, problems } = validate(form, typedValues(form, element.current));
    setCheck({ problems, changed: new Set() });
    if (problems.size > 0) {
      const toast = problemToast(intl, form, problems);
      if (toast) show(toast);
      return setFailures(failures + 1);
    }
    clear();
    const along = { ...attached, ...opened?.attached };
    const onWritten = () => {
      handOver();
      release();
    };
    const next = await submit({ values, attached: along, edited: opened?.id, onWritten });
    if (!next) return;
    if (isFinished(next)) {
      release();
      end();
      onSent?.();
    } else {
      setFailures(failures + 1);
      if (form.logsFailure) console.error(`${form.id}: ${next.step}`);
    }
    tell(next);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    if (state.step === 'submitting') return;
    // Emptied by hand it holds nothing any more; an edit that is emptied is one.
    const values = draftValues(form, typedValues(form, event.currentTarget));
    markInput(form.id, opened !== undefined || values !== undefined);
    draft.typed();
    const name = 'name' in event.target ? String(event.target.name) : '';
    if (!check.problems.has(name) || check.changed.has(name)) return;
    setCheck({ problems: check.problems, changed: new Set([...check.changed, name]) });
  };

  const firstField = () => element.current?.querySelector<HTMLElement>('input, select, textarea');
  const again = () => withFeedback(restart, { focus: firstField });
  const empty = () =>
    withFeedback(
      () => {
        element.current?.reset();
        release();
        end();
      },
      { focus: firstField },
    );
  return {
    part,
    element,
    state,
    fate,
    check,
    failures,
    edit,
    opened,
    draft,
    onSubmit,
    onInput,
    again,
    empty,
  };
}
