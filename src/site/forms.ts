import type { FormRow } from './form-row.ts';
import { blogNewsletterForm } from './forms/blog-newsletter-form.ts';
import { contactForm } from './forms/contact-form.ts';
import { demoForm } from './forms/demo-form.ts';
import { designPartnerForm } from './forms/design-partner-form.ts';
import { insightsNewsletterForm } from './forms/insights-newsletter-form.ts';
import { newsletterForm } from './forms/newsletter-form.ts';
import { reportForm } from './forms/report-form.ts';
import { webinarForm } from './forms/webinar-form.ts';

/**
 * One row per form: its fields, in order, and its messages, errors included. Each has a file of its own, so that a
 * page carries only its own forms.
 */
export const forms = [
  contactForm,
  newsletterForm,
  insightsNewsletterForm,
  designPartnerForm,
  demoForm,
  blogNewsletterForm,
  reportForm,
  webinarForm,
] as const satisfies readonly FormRow[];

export type FormId = (typeof forms)[number]['id'];
export type Template = (typeof forms)[number]['template'];
export type Form = FormRow & { id: FormId; template: Template };

export function formById(id: FormId): Form {
  const form = forms.find((row) => row.id === id);
  if (!form) throw new Error(`No row in src/site/forms.ts has the id "${id}".`);
  return form;
}
