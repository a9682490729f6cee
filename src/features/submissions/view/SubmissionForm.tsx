import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { markInput } from '#browser/unsavedInput.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { type Problem, type Values, validate } from '../model/validate.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import styles from './SubmissionForm.module.css';
import { SuccessCard } from './SuccessCard.tsx';
import { useSubmission } from './useSubmission.ts';

type Problems = ReadonlyMap<string, Problem>;
const noProblems: Problems = new Map();

interface SubmissionFormProps {
  form: Form;
  /** Heading and introduction. */
  children: ReactNode;
  /** A card of its own, or fields and button on one line. */
  look?: 'card' | 'line';
  /** Parameters that go along with the fields; `note` shows them to the visitor. */
  attached?: Values;
  note?: ReactNode;
}

/** A form of src/site/forms.ts: checks all fields at once, keeps what was typed, and sends through the outbox. */
export function SubmissionForm({ form, children, look = 'card', attached, note }: SubmissionFormProps) {
  const intl = useIntl();
  const { show, clear } = useToast();
  const { state, submit, arrived, restart } = useSubmission(form, attached);
  const [problems, setProblems] = useState(noProblems);
  const [failedChecks, setFailedChecks] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => () => markInput(form.id, false), [form.id]);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!element.current) return;
    const checked = validate(form, typedValues(form, element.current));
    setProblems(checked.problems);
    if (checked.problems.size > 0) return setFailedChecks(failedChecks + 1);
    clear();
    const next = await submit(checked.values);
    if (next?.step === 'delivered' || next?.step === 'saved') {
      element.current?.reset();
      markInput(form.id, false);
    } else if (next) {
      const { title, text } = form.words.failure;
      if (form.logsFailure) console.error(`${form.id}: ${next.step}`);
      show({
        tone: 'failure',
        title: intl.formatMessage({ id: title }),
        text: intl.formatMessage({ id: text }),
      });
    }
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    markInput(form.id, true);
    const name = event.target instanceof HTMLInputElement ? event.target.name : '';
    if (problems.has(name)) setProblems(new Map([...problems].filter(([field]) => field !== name)));
  };

  if (state.step === 'delivered') return <SuccessCard form={form} onAgain={restart} />;
  const busy = state.step === 'submitting';
  return (
    <form
      id={form.id}
      ref={element}
      className={look === 'card' ? styles.form : styles.line}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {children}
      <SavedNotice state={state} arrived={arrived} />
      <ErrorSummary form={form} problems={problems} failedChecks={failedChecks} />
      <div className={look === 'card' ? styles.fields : styles.row}>
        {form.fields.map((field) => (
          <FormField
            key={field.name}
            form={form.id}
            field={field}
            problem={problems.get(field.name)}
            disabled={busy && form.locksWhileSending === true}
          />
        ))}
        {note}
        {state.step === 'lost-storage' && (
          <p role="alert" className={styles.unsaved}>
            {intl.formatMessage({ id: 'forms.unsaved' }, { address: brand.infoAddress })}
          </p>
        )}
        <Button type="submit" busy={busy} className={styles.submit}>
          {intl.formatMessage({ id: busy ? form.words.submitting : form.words.submit })}
        </Button>
      </div>
    </form>
  );
}

function typedValues(form: Form, element: HTMLFormElement): Record<string, string> {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}
