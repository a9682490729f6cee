import type { Form } from '#site/forms.ts';
import { type EmailAccount, targetOfForm } from './model/account.ts';

/** EmailJS account of this build (docs/site.md, section 11). */
export const emailAccount: EmailAccount = {
  origin: import.meta.env.VITE_EMAILJS_ORIGIN,
  publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
  services: {
    main: import.meta.env.VITE_EMAILJS_SERVICE,
    newsletter: import.meta.env.VITE_EMAILJS_SERVICE_NEWSLETTER,
  },
  templates: {
    contact: import.meta.env.VITE_EMAILJS_TEMPLATE_CONTACT,
    newsletter: import.meta.env.VITE_EMAILJS_TEMPLATE_NEWSLETTER,
    insights: import.meta.env.VITE_EMAILJS_TEMPLATE_INSIGHTS,
    designPartner: import.meta.env.VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER,
    report: import.meta.env.VITE_EMAILJS_TEMPLATE_REPORT,
    webinar: import.meta.env.VITE_EMAILJS_TEMPLATE_WEBINAR,
    demo: import.meta.env.VITE_EMAILJS_TEMPLATE_DEMO,
    blog: import.meta.env.VITE_EMAILJS_TEMPLATE_BLOG,
  },
};

/** Returns true if this build sends the form. A form without a template is simulated. */
export const transmits = ({ template }: Form): boolean => Boolean(emailAccount.templates[template]);

/** Returns the service and template that this build uses for a form, which are stored with its records. */
export const currentTarget = (form: Form) => targetOfForm(emailAccount, form);
