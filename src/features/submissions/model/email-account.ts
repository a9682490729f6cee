import type { Form, Template } from '#site/forms.ts';
import type { Via } from './schemas.ts';

/** EmailJS account of the site. All of it is public: the page's code contains it. */
export interface EmailAccount {
  origin: string;
  publicKey: string;
  services: Record<Form['service'], string>;
  /** Unset if the form is simulated. */
  templates: Record<Template, string | undefined>;
}

/** Service and template of a form; undefined if it is simulated. */
export function viaOfForm(
  { services, templates }: EmailAccount,
  { template: name, service }: Pick<Form, 'template' | 'service'>,
): Via | undefined {
  const template = templates[name];
  return template ? { service: services[service], template } : undefined;
}
