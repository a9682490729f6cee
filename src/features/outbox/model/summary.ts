import type { FormRow } from '#site/form-row.ts';
import { demoForm } from '#site/forms/demo-form.ts';
import { findForm } from '#site/forms.ts';
import type { Receipt, Submission } from './submission.ts';

type Params = Submission['params'];

/** Returns the subject of a submission, in the submission's language; undefined if its form has none. */
export function subjectOf({ form: id, params }: Pick<Submission, 'form' | 'params'>): string | undefined {
  const subject = findForm(id)?.subject;
  return subject && params[subject];
}

/** Returns the half-days that the visitor wishes for, as they are sent; undefined if there are none. */
export const halfDaysOf = ({ form, params }: Pick<Submission, 'form' | 'params'>): string | undefined =>
  form === demoForm.id ? params.disponibilita || undefined : undefined;

/**
 * Returns the sender's name and address, if the parameters contain them. The names of parameters differ between forms.
 */
export function senderOf({ form: id, params }: Pick<Submission, 'form' | 'params'>): string {
  return named(params, params[addressParam(findForm(id), params) ?? '']);
}

/** Returns the name and the address that a draft contains so far. Its values have the names of the form's fields. */
export function typedSenderOf({ form: id, values }: { form: string; values: Params }): string {
  return named(values, values[emailField(findForm(id)) ?? '']);
}

const emailField = (form?: FormRow) => form?.fields.find(({ kind }) => kind === 'email')?.name;

function named({ name, nome, cognome }: Params, address: string | undefined): string {
  const person = name ?? [nome, cognome].filter(Boolean).join(' ');
  return [person, address].filter(Boolean).join(', ');
}

/**
 * Returns the name of the parameter that holds the value of the form's email field. If the form is unknown, looks for a
 * parameter whose name contains "email".
 */
function addressParam(form: FormRow | undefined, params: Params): string | undefined {
  const field = emailField(form);
  if (!field) return Object.keys(params).find((name) => name.includes('email') && name !== 'to_email');
  const sources = Object.entries(form?.params ?? {});
  return sources.find(([, source]) => 'field' in source && source.field === field)?.[0] ?? field;
}

/** Returns the receipt of a submission that was delivered at this time. It contains nothing that the visitor typed. */
export function receiptOf(submission: Submission, deliveredAt: number): Receipt {
  const { id, form, language, submittedAt } = submission;
  const { event, note } = submission.params;
  const subject = subjectOf(submission);
  return {
    ...{ id, form, deliveredAt },
    ...(subject && { subject, language }),
    ...(event && { event, submittedAt, ...(note && { hasNote: true }) }),
  };
}
