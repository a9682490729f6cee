import { type FormRow, LINE_LENGTH } from '../form-row.ts';
import { newsletterWords } from './newsletter-words.ts';

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
    message: { words: 'newsletter.form.message' },
  },
  words: { ...newsletterWords, title: 'home.newsletter.title' },
  fields: [
    {
      name: 'email',
      kind: 'email',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'newsletter.form.email',
      hint: 'forms.emailHint',
      autoComplete: 'email',
      problems: { missing: 'newsletter.form.errors.email', malformed: 'newsletter.form.errors.email' },
    },
  ],
} as const satisfies FormRow;
