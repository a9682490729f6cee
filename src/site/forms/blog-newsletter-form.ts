import { type FormRow, LINE_LENGTH, SIMULATED_MS } from '../form-row.ts';

export const blogNewsletterForm = {
  id: 'blog-newsletter-form',
  page: 'blog',
  template: 'blog',
  service: 'newsletter',
  delivered: 'toast',
  delayMs: SIMULATED_MS,
  words: {
    submit: 'blog.newsletter.submit',
    submitting: 'blog.newsletter.submitting',
    success: { title: 'blog.newsletter.success.title', text: 'blog.newsletter.success.text' },
    failure: { title: 'blog.newsletter.failure.title', text: 'blog.newsletter.failure.text' },
    problem: 'blog.newsletter.failure.title',
  },
  fields: [
    {
      name: 'email',
      kind: 'email',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'blog.newsletter.email',
      autoComplete: 'email',
      problems: { missing: 'blog.newsletter.errors.missing', malformed: 'blog.newsletter.errors.malformed' },
    },
  ],
} as const satisfies FormRow;
