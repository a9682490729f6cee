import { type FormRow, LINE_LENGTH } from '../form-row.ts';
import { newsletterWords } from './newsletter-words.ts';

export const newsletterForm = {
  id: 'newsletter-form',
  page: 'home',
  template: 'newsletter',
  service: 'newsletter',
  delivered: 'card',
  logsFailure: true,
  params: {
    from_email: { field: 'email' },
    to_name: { brand: 'name' },
    reply_to: { field: 'email' },
    message: { words: 'newsletter.form.message' },
  },
  words: newsletterWords,
  fields: [
    {
      name: 'email',
      kind: 'email',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'newsletter.form.email',
      autoComplete: 'email',
      problems: { missing: 'newsletter.form.errors.email', malformed: 'newsletter.form.errors.email' },
    },
  ],
} as const satisfies FormRow;
