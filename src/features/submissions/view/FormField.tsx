import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { FieldKind, Field as FieldRow } from '#site/form-row.ts';
import { Field } from '#ui/Field.tsx';
import { RouteLink } from '#ui/RouteLink.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import type { Problem } from '../model/validate.ts';

const inputTypes: Record<Exclude<FieldKind, 'choice' | 'long-text'>, string> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  tick: 'checkbox',
};

export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** What to say about a field's problem, in the visitor's language. */
export function problemText(intl: IntlShape, field: FieldRow, problem: Problem): string {
  if (problem === 'too-long' || !field.problems)
    return intl.formatMessage({ id: 'forms.problem.tooLong' }, { max: field.maxLength });
  const { missing, malformed = missing } = field.problems;
  return intl.formatMessage({ id: problem === 'missing' ? missing : malformed });
}

interface FormFieldProps {
  form: string;
  field: FieldRow;
  problem: Problem | undefined;
  disabled: boolean;
}

/** A row of a form's fields as a labelled control. */
export function FormField({ form, field, problem, disabled }: FormFieldProps) {
  const intl = useIntl();
  const shared = {
    id: fieldId(form, field.name),
    name: field.name,
    required: field.required,
    disabled,
    label: intl.formatMessage({ id: field.label }),
    requiredLabel: field.required ? intl.formatMessage({ id: 'forms.required' }) : undefined,
    hint: hintOf(intl, field),
    problem: problem && problemText(intl, field, problem),
  };
  if (field.kind === 'long-text') return <TextArea {...shared} />;
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map(({ value, label }) => ({
      value,
      label: intl.formatMessage({ id: label }),
    }));
    const none = { value: '', label: intl.formatMessage({ id: 'forms.choose' }) };
    return <Select {...shared} options={[none, ...options]} />;
  }
  return <Field {...shared} type={inputTypes[field.kind]} autoComplete={field.autoComplete} />;
}

function hintOf(intl: IntlShape, { hint, link }: FieldRow): ReactNode {
  if (!link) return hint && intl.formatMessage({ id: hint });
  return (
    <RouteLink to={link.to} target="_blank">
      {intl.formatMessage({ id: link.label })}
      {` (${intl.formatMessage({ id: 'common.nav.newTab' })})`}
    </RouteLink>
  );
}
