import type { EmailAccount } from './adapters/emailjs-transport.ts';

/** The EmailJS account of this build (contract, "Build variables"). */
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
  },
};
