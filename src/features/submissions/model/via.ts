import { type Form, forms, type Template } from '#site/forms.ts';
import type { Submission, Via } from './submission.ts';

/** The account the site sends through. All of it is public: it stands in the page's code. */
export interface EmailAccount {
  origin: string;
  publicKey: string;
  services: Record<Form['service'], string>;
  /** Unset where the form is simulated. */
  templates: Record<Template, string | undefined>;
}

/**
 * Where a submission goes: as its form goes in this build, or as it was meant when it was written; undefined where there
 * is neither.
 */
export function viaOf(
  account: EmailAccount,
  { form: id, via }: Pick<Submission, 'form' | 'via'>,
): Via | undefined {
  const form = forms.find((row) => row.id === id);
  const template = form && account.templates[form.template];
  return template ? { service: account.services[form.service], template } : via;
}
