import type { FormRow } from './form-row.ts';
import { contactForm } from './forms/contact-form.ts';
import { insightsNewsletterForm } from './forms/insights-newsletter-form.ts';
import { newsletterForm } from './forms/newsletter-form.ts';

/**
 * One row per form: what is asked, in what order, and what is said when an answer will not do. Each has a
 * file of its own, so that a page carries only the forms that stand on it.
 */
export const forms = [
  contactForm,
  newsletterForm,
  insightsNewsletterForm,
] as const satisfies readonly FormRow[];

export type FormId = (typeof forms)[number]['id'];
export type Form = FormRow & { id: FormId };

export function formById(id: FormId): Form {
  const form = forms.find((row) => row.id === id);
  if (!form) throw new Error(`No row in src/site/forms.ts has the id "${id}".`);
  return form;
}
