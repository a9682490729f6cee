import type { FormMessages } from '../form-row.ts';

/** Messages that the newsletters of home and insights share. */
export const newsletterMessages = {
  submit: 'newsletter.form.submit',
  submitting: 'newsletter.form.submitting',
  success: {
    title: 'newsletter.form.success.title',
    text: 'newsletter.form.success.text',
    again: 'newsletter.form.again',
  },
  failure: { title: 'newsletter.form.error.title', text: 'newsletter.form.error.text' },
} as const satisfies Omit<FormMessages, 'title'>;
