import type { FormRow } from '../form-row.ts';
import { emailField, nameField, organizationField, roleField, termsField } from './person-fields.ts';

export const contactForm = {
  id: 'contact-form',
  page: 'home',
  template: 'contact',
  service: 'main',
  messages: {
    title: 'contact.form.title',
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
  fields: [nameField, emailField, organizationField, roleField, { ...termsField, name: 'termsAccepted' }],
} as const satisfies FormRow;
