import { type Form, forms, type Template } from '#site/forms.ts';
import type { Submission, Via } from './submission.ts';

/** EmailJS account of the site. All of it is public: the page's code contains it. */
export interface EmailAccount {
  origin: string;
  publicKey: string;
  services: Record<Form['service'], string>;
  /** Unset if the form is simulated. */
  templates: Record<Template, string | undefined>;
}

/**
 * Service and template of a submission: its form's in this build, or else those stored with it; undefined if there
 * are neither.
 */
export function viaOf(
  account: EmailAccount,
  { form: id, via }: Pick<Submission, 'form' | 'via'>,
): Via | undefined {
  const form = forms.find((row) => row.id === id);
  const template = form && account.templates[form.template];
  return template ? { service: account.services[form.service], template } : via;
}
