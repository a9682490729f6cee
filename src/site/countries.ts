import type { Locale } from './locales.ts';

/** The country of each language (ISO 3166-1), because several countries share a language. */
export const countries: Readonly<Record<Locale, string>> = {
  it: 'IT',
  en: 'GB',
  fr: 'FR',
  de: 'DE',
  es: 'ES',
};

/** Returns the locale for dates and times. British English, not American English, writes 24 November 2026 and 17:00. */
export const localeOf = (code: Locale): string => `${code}-${countries[code]}`;
