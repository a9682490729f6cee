import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Field } from '#components/Field.tsx';
import { RouteLink } from '#components/RouteLink.tsx';
import { Select } from '#components/Select.tsx';
import { TextArea } from '#components/TextArea.tsx';
import type { FieldKind, Field as FieldRow } from '#site/form-row.ts';
import type { Form } from '#site/forms.ts';
import { type Problem, patternOf } from '../model/validate.ts';

const inputTypes: Record<Exclude<FieldKind, 'select' | 'long-text' | 'checkbox'>, string> = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  date: 'date',
};

export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** Returns the message for a field's problem, in the visitor's language. */
export function problemText(intl: IntlShape, field: FieldRow, error: Problem): string {
  const label = intl.formatMessage({ id: field.label });
  if (typeof error === 'object') {
    // The hint of the field groups the digits in every language, too.
    const count = (characters: number) => intl.formatNumber(characters, { useGrouping: 'always' });
    const values = { field: label, length: count(error.tooLong), max: count(field.maxLength) };
    return intl.formatMessage({ id: 'forms.problem.tooLong' }, values);
  }
  if (!field.problems) return label;
  const { missing, malformed = missing } = field.problems;
  return intl.formatMessage({ id: error === 'missing' ? missing : malformed });
}

interface FormFieldProps {
  form: Form;
  field: FieldRow;
  error: Problem | undefined;
  /** The message of the browser about a field that fails its own check. */
  browserMessage: string | undefined;
  /**
   * True while the form is being sent. Later input would not be sent, so the fields are read-only. They retain the
   * focus.
   */
  busy: boolean;
  /** True if the browser may autofill the visitor's data. */
  allowsAutofill: boolean;
}

/** Renders a row of a form's fields as a labelled control. */
export function FormField({ form, field, error, browserMessage, busy, allowsAutofill }: FormFieldProps) {
  const intl = useIntl();
  const shared = {
    id: fieldId(form.id, field.name),
    name: field.name,
    required: field.required,
    label: intl.formatMessage({ id: field.label }),
    // The name of the fold says that its fields are optional.
    optionalLabel: field.required || field.folded ? undefined : intl.formatMessage({ id: 'forms.optional' }),
    hint: hintOf(intl, field),
    error: browserMessage ?? (error && problemText(intl, field, error)),
  };
  if (field.kind === 'long-text') return <TextArea {...shared} readOnly={busy} />;
  if (field.kind === 'select') {
    const options = (field.options ?? []).map(({ value, label }) => ({
      value,
      label: intl.formatMessage({ id: label }),
    }));
    const none = { value: '', label: intl.formatMessage({ id: 'forms.choose' }) };
    return <Select {...shared} readOnly={busy} options={[none, ...options]} />;
  }
  if (field.kind === 'checkbox') return <Field {...shared} type="checkbox" readOnly={busy} />;
  const pattern = form.checkedByBrowser ? patternOf(field) : undefined;
  return (
    <Field
      {...shared}
      {...spellingOf(field)}
      type={inputTypes[field.kind]}
      autoComplete={allowsAutofill ? field.autoComplete : 'off'}
      pattern={pattern}
      // The browser shows this text together with its message about the pattern.
      title={pattern && problemText(intl, field, field.kind === 'email' ? 'malformed' : 'missing')}
      readOnly={busy}
      aria-disabled={(busy && form.locksWhileSending) || undefined}
    />
  );
}

/** Returns the spelling attributes of a field. Names and addresses are not in a dictionary. */
function spellingOf({ kind, autoComplete = '' }: FieldRow) {
  if (kind === 'email') return { spellCheck: false, autoCapitalize: 'none' };
  return /name$|^organization$/.test(autoComplete) ? { spellCheck: false, autoCapitalize: 'words' } : {};
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
