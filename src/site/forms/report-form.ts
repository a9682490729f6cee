import { type FormRow, SIMULATED_MS } from '../form-row.ts';
import { emailField, nameField, organizationField, roleField, termsField } from './person-fields.ts';

export const reportForm = {
  id: 'report-form',
  page: 'reports',
  template: 'report',
  service: 'main',
  subject: 'report',
  delayMs: SIMULATED_MS,
  words: {
    title: 'reports.form.title',
    submit: 'reports.form.submit',
    submitting: 'reports.form.submitting',
    success: {
      title: 'reports.form.success.title',
      text: 'reports.form.success.text',
      again: 'reports.form.again',
    },
    failure: { title: 'reports.form.failure.title', text: 'reports.form.failure.text' },
  },
  fields: [nameField, emailField, { ...organizationField, name: 'company' }, roleField, termsField],
} as const satisfies FormRow;
