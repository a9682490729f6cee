import { type FormRow, LINE_LENGTH } from '../form-row.ts';

export const contactForm = {
  id: 'contact-form',
  page: 'home',
  template: 'contact',
  service: 'main',
  delivered: 'card',
  words: {
    submit: 'contact.form.submit',
    submitting: 'contact.form.submitting',
    success: {
      title: 'contact.form.toasts.success.title',
      text: 'contact.form.toasts.success.description',
      again: 'contact.form.again',
    },
    failure: {
      title: 'contact.form.toasts.error.title',
      text: 'contact.form.toasts.error.description',
    },
  },
  fields: [
    {
      name: 'name',
      kind: 'text',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.name',
      autoComplete: 'name',
      problems: { missing: 'contact.form.errors.nameRequired' },
    },
    {
      name: 'email',
      kind: 'email',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.email',
      hint: 'contact.form.emailHint',
      autoComplete: 'email',
      problems: {
        missing: 'contact.form.errors.emailRequired',
        malformed: 'contact.form.errors.emailInvalid',
      },
    },
    {
      name: 'organization',
      kind: 'text',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.organization',
      autoComplete: 'organization',
      problems: { missing: 'contact.form.errors.organizationRequired' },
    },
    {
      name: 'role',
      kind: 'text',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.role',
      autoComplete: 'organization-title',
      problems: { missing: 'contact.form.errors.roleRequired' },
    },
    {
      name: 'termsAccepted',
      kind: 'tick',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.terms',
      link: { to: 'terms', label: 'contact.form.readTerms' },
      problems: { missing: 'contact.form.errors.termsRequired' },
    },
  ],
} as const satisfies FormRow;
