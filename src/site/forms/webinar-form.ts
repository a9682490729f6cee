import { type FormRow, LINE_LENGTH, SIMULATED_MS } from '../form-row.ts';

export const webinarForm = {
  id: 'webinar-form',
  page: 'webinars',
  template: 'webinar',
  service: 'main',
  delivered: 'card',
  delayMs: SIMULATED_MS,
  words: {
    submit: 'webinars.form.submit',
    submitting: 'webinars.form.submitting',
    success: {
      title: 'webinars.form.success.title',
      text: 'webinars.form.success.text',
      again: 'webinars.form.again',
    },
    failure: { title: 'webinars.form.failure.title', text: 'webinars.form.failure.text' },
  },
  fields: [
    {
      name: 'name',
      kind: 'text',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.name',
      autoComplete: 'name',
      problems: { missing: 'contact.form.errors.nameRequired' },
    },
    {
      name: 'email',
      kind: 'email',
      required: true,
      maxLength: LINE_LENGTH,
      label: 'contact.form.email',
      autoComplete: 'email',
      problems: {
        missing: 'contact.form.errors.emailRequired',
        malformed: 'contact.form.errors.emailInvalid',
      },
    },
  ],
} as const satisfies FormRow;
