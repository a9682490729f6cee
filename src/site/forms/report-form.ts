import { type FormRow, MIN_SENDING_MS } from '../form-row.ts';
import { formMessages } from './form-messages.ts';
import { emailField, nameField, organizationField, roleField, termsField } from './person-fields.ts';

export const reportForm = {
  id: 'report-form',
  page: 'reports',
  template: 'report',
  service: 'main',
  subject: 'report',
  delayMs: MIN_SENDING_MS,
  messages: formMessages('reports.form', 'reports.form.again'),
  fields: [nameField, emailField, { ...organizationField, name: 'company' }, roleField, termsField],
} as const satisfies FormRow;
