interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_EMAILJS_ORIGIN: string;
  readonly VITE_EMAILJS_PUBLIC_KEY: string;
  readonly VITE_EMAILJS_SERVICE: string;
  readonly VITE_EMAILJS_SERVICE_NEWSLETTER: string;
  readonly VITE_EMAILJS_TEMPLATE_CONTACT: string;
  readonly VITE_EMAILJS_TEMPLATE_NEWSLETTER: string;
  readonly VITE_EMAILJS_TEMPLATE_INSIGHTS: string;
  readonly VITE_EMAILJS_TEMPLATE_DESIGN_PARTNER: string;
  readonly VITE_EMAILJS_TEMPLATE_REPORT?: string;
  readonly VITE_EMAILJS_TEMPLATE_WEBINAR?: string;
  readonly VITE_EMAILJS_TEMPLATE_DEMO?: string;
  readonly VITE_EMAILJS_TEMPLATE_BLOG?: string;
  readonly VITE_PLATFORM_URL?: string;
  readonly VITE_PITCH_DECK_URL?: string;
  readonly VITE_ERROR_SINK?: string;
  readonly VITE_COUNTER?: string;
}

/** Year of the build. */
declare const __BUILD_YEAR__: string;
/** The QR code of `brand.earlyAccessUrl`. src/components/drawQr.ts draws it at build time. */
declare const __EARLY_ACCESS_QR__: { size: number; path: string };
/** Numbers of pages and of insights articles per language. */
declare const __PAGE_COUNTS__: { pages: number; articles: number };
/** Live webinars that were over at build time. See src/site/webinars.ts. */
declare const __WEBINARS_OVER__: string;
