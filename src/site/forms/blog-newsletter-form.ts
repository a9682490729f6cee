import { type FormRow, SIMULATED_MS } from '../form-row.ts';
import { emailField } from './person-fields.ts';

export const blogNewsletterForm = {
  id: 'blog-newsletter-form',
  page: 'blog',
  template: 'blog',
  service: 'newsletter',
  toast: true,
  delayMs: SIMULATED_MS,
  words: {
    title: 'blog.newsletter.title',
    submit: 'blog.newsletter.submit',
    submitting: 'blog.newsletter.submitting',
    success: {
      title: 'blog.newsletter.success.title',
      text: 'blog.newsletter.success.text',
      again: 'newsletter.form.again',
    },
    failure: { title: 'blog.newsletter.failure.title', text: 'blog.newsletter.failure.text' },
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
