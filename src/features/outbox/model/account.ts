import type { Form, Template } from '#site/forms.ts';
import type { Target } from './submission.ts';

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
