import { type Field, LINE_LENGTH } from '../form-row.ts';

const line = { kind: 'text', required: true, maxLength: LINE_LENGTH } as const;

/** Fields about a person that most forms share, with the contact form's labels. Source: docs/site.md, section 5. */
export const nameField = {
  name: 'name',
  ...line,
  label: 'contact.form.name',
  autoComplete: 'name',
  problems: { missing: 'contact.form.errors.nameRequired' },
} as const satisfies Field;

/** Returns the fields for first and last name, with labels of the form. */
export const nameFields = <Form extends 'demo.form' | 'designPartner.form'>(form: Form) =>
  [
    {
      ...nameField,
      name: 'nome',
      label: `${form}.firstName`,
      autoComplete: 'given-name',
      problems: { missing: `${form}.errors.firstName` },
    },
    {
      ...nameField,
      name: 'cognome',
      label: `${form}.lastName`,
      autoComplete: 'family-name',
      problems: { missing: `${form}.errors.lastName` },
    },
  ] as const satisfies readonly Field[];

export const emailField = {
  name: 'email',
  kind: 'email',
  required: true,
  maxLength: LINE_LENGTH,
  label: 'contact.form.email',
  hint: 'forms.emailHint',
  autoComplete: 'email',
  problems: {
    missing: 'contact.form.errors.emailRequired',
    malformed: 'contact.form.errors.emailInvalid',
  },
} as const satisfies Field;

export const organizationField = {
  name: 'organization',
  ...line,
  label: 'contact.form.organization',
  autoComplete: 'organization',
  problems: { missing: 'contact.form.errors.organizationRequired' },
} as const satisfies Field;

export const roleField = {
  name: 'role',
  ...line,
  label: 'contact.form.role',
  autoComplete: 'organization-title',
  problems: { missing: 'contact.form.errors.roleRequired' },
} as const satisfies Field;

export const termsField = {
  name: 'terms',
  kind: 'checkbox',
  required: true,
  maxLength: LINE_LENGTH,
  label: 'contact.form.terms',
  link: { to: 'terms', label: 'contact.form.readTerms' },
  problems: { missing: 'contact.form.errors.termsRequired' },
} as const satisfies Field;
