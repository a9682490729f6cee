import { type IntlShape, useIntl } from 'react-intl';
import type { FieldKind, Field as FieldRow } from '#site/form-row.ts';
import { Field } from '#ui/Field.tsx';
import type { Problem } from '../model/validate.ts';

const inputTypes: Record<FieldKind, string> = { text: 'text', email: 'email', tick: 'checkbox' };

export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** What to say about a field's problem, in the visitor's language. */
export function problemText(intl: IntlShape, field: FieldRow, problem: Problem): string {
  if (problem === 'too-long')
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

/** A row of a form's fields as a labelled input. */
export function FormField({ form, field, problem, disabled }: FormFieldProps) {
  const intl = useIntl();
  return (
    <Field
      id={fieldId(form, field.name)}
      name={field.name}
      type={inputTypes[field.kind]}
      autoComplete={field.autoComplete}
      required={field.required}
      disabled={disabled}
      label={intl.formatMessage({ id: field.label })}
      requiredLabel={field.required ? intl.formatMessage({ id: 'forms.required' }) : undefined}
      hint={field.hint && intl.formatMessage({ id: field.hint })}
      problem={problem && problemText(intl, field, problem)}
    />
  );
}
