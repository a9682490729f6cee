import { type FormRow, SIMULATED_MS } from '../form-row.ts';
import { emailField, nameField } from './person-fields.ts';

export const webinarForm = {
  id: 'webinar-form',
  page: 'webinars',
  template: 'webinar',
  service: 'main',
  subject: 'webinar',
  delayMs: SIMULATED_MS,
  words: {
    title: 'webinars.form.title',
    submit: 'webinars.form.submit',
    submitting: 'webinars.form.submitting',
    success: {
      title: 'webinars.form.success.title',
      text: 'webinars.form.success.text',
      again: 'webinars.form.again',
    },
    failure: { title: 'webinars.form.failure.title', text: 'webinars.form.failure.text' },
  },
  fields: [nameField, emailField],
} as const satisfies FormRow;
