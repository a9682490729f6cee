import { type FormRow, SIMULATED_MS } from '../form-row.ts';
import { formMessages } from './form-messages.ts';
import { emailField, nameField, organizationField, roleField, termsField } from './person-fields.ts';

export const reportForm = {
  id: 'report-form',
  page: 'reports',
  template: 'report',
  service: 'main',
  subject: 'report',
  delayMs: SIMULATED_MS,
  messages: formMessages('reports.form', 'reports.form.again'),
  fields: [nameField, emailField, { ...organizationField, name: 'company' }, roleField, termsField],
} as const satisfies FormRow;
