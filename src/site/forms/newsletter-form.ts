import type { FormRow } from '../form-row.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import { emailField } from './person-fields.ts';

export const newsletterForm = {
  id: 'newsletter-form',
  page: 'home',
  template: 'newsletter',
  service: 'newsletter',
  logsFailure: true,
  params: {
    from_email: { field: 'email' },
    to_name: { brand: 'name' },
    reply_to: { field: 'email' },
    message: { message: 'newsletter.form.message' },
  },
  messages: { ...newsletterMessages, title: 'home.newsletter.title' },
  fields: [
    {
      ...emailField,
      label: 'newsletter.form.email',
      problems: { missing: 'newsletter.form.errors.email', malformed: 'newsletter.form.errors.email' },
    },
  ],
} as const satisfies FormRow;
