import type { Locale } from './locales.ts';

/** Drawings above a quote: features/testimonials/view. */
export const testimonialPictures = ['forty'] as const;

/** A testimonial, from locales/<language>/testimonials/<name>.md; rated 5.0 (docs/site.md, section 3). */
export interface Testimonial {
  picture?: (typeof testimonialPictures)[number];
  /** Every second part stands out. */
  quote: readonly string[];
  name: string;
  /** Role and company. */
  about: string;
  /** Language of the role and the quote, if not the page's. */
  language?: Locale;
}

/** The built `entries/home`. */
export interface HomeContent {
  items: readonly Testimonial[];
}
