import { type FormRow, MIN_SENDING_MS } from '../form-row.ts';
import { formMessages } from './form-messages.ts';
import { emailField, nameField } from './person-fields.ts';

export const webinarForm = {
  id: 'webinar-form',
  page: 'webinars',
  template: 'webinar',
  service: 'main',
  subject: 'webinar',
  delayMs: MIN_SENDING_MS,
  messages: formMessages('webinars.form', 'webinars.form.again'),
  fields: [nameField, emailField],
} as const satisfies FormRow;
