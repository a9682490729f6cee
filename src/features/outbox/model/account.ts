import { type Form, forms, type Template } from '#site/forms.ts';
import type { Submission, Target } from './submission.ts';

/** EmailJS account of the site. All of it is public: the page's code contains it. */
export interface EmailAccount {
  origin: string;
  publicKey: string;
  services: Record<Form['service'], string>;
  /** Unset if the form is simulated. */
  templates: Record<Template, string | undefined>;
}

/** Service and template of a form; undefined if it is simulated. */
export function targetOfForm(
  { services, templates }: EmailAccount,
  { template: name, service }: Pick<Form, 'template' | 'service'>,
): Target | undefined {
  const template = templates[name];
  return template ? { service: services[service], template } : undefined;
}

/**
 * Service and template of a submission: its form's in this build, or else those stored with it; undefined if there
 * are neither.
 */
export function targetOf(
  account: EmailAccount,
  { form: id, target }: Pick<Submission, 'form' | 'target'>,
): Target | undefined {
  const form = forms.find((row) => row.id === id);
  return (form && targetOfForm(account, form)) ?? target;
}
