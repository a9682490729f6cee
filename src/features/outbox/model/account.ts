import { type Form, forms, type Template } from '#site/forms.ts';
import type { Submission, Target } from './submission.ts';

/** EmailJS account of the site. All values are public, because the page's code contains them. */
export interface EmailAccount {
  origin: string;
  publicKey: string;
  services: Record<Form['service'], string>;
  /** A template is undefined if its forms are simulated. */
  templates: Record<Template, string | undefined>;
}

/** Returns the service and template of a form; undefined if the form is simulated. */
export function targetOfForm(
  { services, templates }: EmailAccount,
  { template: name, service }: Pick<Form, 'template' | 'service'>,
): Target | undefined {
  const template = templates[name];
  return template ? { service: services[service], template } : undefined;
}

/**
 * Returns the service and template of a submission. The values of its form in this build take precedence over the
 * values stored with the submission. Returns undefined if there are neither.
 */
export function targetOf(
  account: EmailAccount,
  { form: id, target }: Pick<Submission, 'form' | 'target'>,
): Target | undefined {
  const form = forms.find((row) => row.id === id);
  return (form && targetOfForm(account, form)) ?? target;
}
