import type { FormRow } from '../form-row.ts';
import { newsletterMessages } from './newsletter-messages.ts';
import { emailField } from './person-fields.ts';

export const insightsNewsletterForm = {
  id: 'insights-newsletter-form',
  page: 'insights',
  template: 'insights',
  service: 'newsletter',
  logsFailure: true,
  locksWhileSending: true,
  params: {
    to_name: { brand: 'name' },
    from_name: { message: 'insights.newsletter.fromName' },
    message: { message: 'insights.newsletter.message' },
    to_email: { brand: 'infoAddress' },
    user_email: { field: 'user_email' },
  },
  messages: { ...newsletterMessages, title: 'insights.newsletter.title' },
  fields: [
    {
      ...emailField,
      name: 'user_email',
      label: 'insights.newsletter.email',
      problems: { missing: 'insights.newsletter.missing', malformed: 'newsletter.form.errors.email' },
    },
  ],
} as const satisfies FormRow;
