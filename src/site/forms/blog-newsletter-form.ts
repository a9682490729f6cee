import { type FormRow, MIN_SENDING_MS } from '../form-row.ts';
import { formMessages } from './form-messages.ts';
import { emailField } from './person-fields.ts';

export const blogNewsletterForm = {
  id: 'blog-newsletter-form',
  page: 'blog',
  template: 'blog',
  service: 'newsletter',
  toast: true,
  delayMs: MIN_SENDING_MS,
  messages: {
    ...formMessages('blog.newsletter', 'newsletter.form.again'),
    problem: 'blog.newsletter.failure.title',
  },
  fields: [
    {
      ...emailField,
      label: 'blog.newsletter.email',
      problems: { missing: 'blog.newsletter.errors.missing', malformed: 'blog.newsletter.errors.malformed' },
    },
  ],
} as const satisfies FormRow;
