import type { FormRow } from '#site/form-row.ts';
import { forms } from '#site/forms.ts';
import type { Submission } from './submission.ts';

type Params = Submission['params'];

const formOf = (id: string): FormRow | undefined => forms.find((row) => row.id === id);

/** Subject of a submission, in its own language; undefined if its form has none. */
export function subjectOf({ form: id, params }: Pick<Submission, 'form' | 'params'>): string | undefined {
  const subject = formOf(id)?.subject;
  return subject && params[subject];
}

/** Name and address of the sender, as far as the parameters have them: the names of parameters differ between forms. */
export function senderOf({ form: id, params }: Pick<Submission, 'form' | 'params'>): string {
  const { name, nome, cognome } = params;
  const person = name ?? [nome, cognome].filter(Boolean).join(' ');
  const address = params[addressParam(formOf(id), params) ?? ''];
  return [person, address].filter(Boolean).join(', ');
}

/** The parameter that holds what was typed into the form's email field; of an unknown form, one with such a name. */
function addressParam(form: FormRow | undefined, params: Params): string | undefined {
  const field = form?.fields.find(({ kind }) => kind === 'email')?.name;
  if (!field) return Object.keys(params).find((name) => name.includes('email') && name !== 'to_email');
  const sources = Object.entries(form?.params ?? {});
  return sources.find(([, source]) => 'field' in source && source.field === field)?.[0] ?? field;
}
