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
 * One row per form. A row contains the fields, in order, and the messages, including errors. Each form is in a separate
 * file, so that a page loads only its own forms.
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

/** Returns the form with an id; undefined for a form that this version does not have. */
export const findForm = (id: unknown): Form | undefined => forms.find((row) => row.id === id);
