import type { Locale } from './locales.ts';

/** Drawings above a quote. features/testimonials/view contains them. */
export const testimonialPictures = ['forty'] as const;

/** A testimonial, from locales/<language>/testimonials/<name>.md. Its rating is 5.0 (docs/site.md, section 3). */
export interface Testimonial {
  picture?: (typeof testimonialPictures)[number];
  /** Parts of the quote. Every second part is emphasized. */
  quote: readonly string[];
  name: string;
  /** Role and company. */
  about: string;
  /** Language of the role and the quote, if it differs from the page's language. */
  language?: Locale;
  /** Name of that language in the page's language, which marks the text. */
  languageName?: string;
}

/** The built `entries/home`. */
export interface HomeContent {
  items: readonly Testimonial[];
}
