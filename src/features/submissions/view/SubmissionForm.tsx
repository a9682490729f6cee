import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { markInput } from '#browser/unsavedInput.ts';
import { brand } from '#site/brand.ts';
import type { Form } from '#site/forms.ts';
import { Button } from '#ui/Button.tsx';
import { useToast } from '#ui/Toaster.tsx';
import { transmits } from '../account.ts';
import { draftValues } from '../model/draft.ts';
import { type Problem, type Values, validate } from '../model/validate.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormField } from './FormField.tsx';
import { typedValues } from './formControls.ts';
import { outcomeToast, problemToast } from './formToasts.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import styles from './SubmissionForm.module.css';
import { SuccessCard } from './SuccessCard.tsx';
import { useDraft } from './useDraft.ts';
import { useEdit } from './useEdit.ts';
import { useSubmission } from './useSubmission.ts';

type Problems = ReadonlyMap<string, Problem>;
const noProblems: Problems = new Map();

export interface SubmissionFormProps {
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
export default function SubmissionForm({
  form,
  children,
  look = 'card',
  attached,
  note,
}: SubmissionFormProps) {
  const intl = useIntl();
  const { show, clear } = useToast();
  const [problems, setProblems] = useState(noProblems);
  const [failedChecks, setFailedChecks] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const { edit, settled, end } = useEdit(form, element);
  const opened = edit.state === 'open' ? edit : undefined;
  const draft = useDraft(form, element, opened?.id, settled);
  const { state, submit, arrived, restart } = useSubmission(form, { ...attached, ...opened?.attached });
  useEffect(() => () => markInput(form.id, false), [form.id]);

  const empty = () => {
    element.current?.reset();
    markInput(form.id, false);
    draft.forget();
    end();
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!element.current) return;
    const checked = validate(form, typedValues(form, element.current));
    setProblems(checked.problems);
    if (checked.problems.size > 0) {
      const toast = problemToast(intl, form, checked.problems);
      if (toast) show(toast);
      return setFailedChecks(failedChecks + 1);
    }
    clear();
    const next = await submit(checked.values, opened?.id);
    if (next?.step === 'delivered' || next?.step === 'saved') empty();
    const toast = next && outcomeToast(intl, form, next);
    if (toast) show(toast);
    if (toast?.tone === 'success') restart();
    if (toast?.tone === 'failure' && form.logsFailure) console.error(`${form.id}: ${next?.step}`);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    // Emptied by hand it holds nothing any more; an edit that is emptied is one.
    const values = draftValues(form, typedValues(form, event.currentTarget));
    markInput(form.id, opened !== undefined || values !== undefined);
    draft.typed();
    const name = 'name' in event.target ? String(event.target.name) : '';
    if (problems.has(name)) setProblems(new Map([...problems].filter(([field]) => field !== name)));
  };

  if (state.step === 'delivered') return <SuccessCard form={form} onAgain={restart} />;
  const busy = state.step === 'submitting';
  return (
    <form
      id={form.id}
      ref={element}
      className={look === 'card' ? styles.form : styles.line}
      // Without our script nothing is sent, rather than written into the address.
      method="dialog"
      noValidate={!form.checkedByBrowser}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {children}
      <p className={styles.noScript}>
        {intl.formatMessage({ id: 'forms.noScript' }, { address: brand.infoAddress })}
      </p>
      {!transmits(form) && (
        <p className={styles.simulated}>
          {intl.formatMessage({ id: 'forms.simulated' }, { address: brand.infoAddress })}
        </p>
      )}
      <KeptNotice edit={edit} restored={draft.restored} onClear={empty} />
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
        {opened ? <p>{Object.values(opened.attached).join(', ')}</p> : note}
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
