import type { Locale } from './locales.ts';

/** The country meant by a language that several share (ISO 3166-1). */
export const countries: Readonly<Record<Locale, string>> = {
  it: 'IT',
  en: 'GB',
  fr: 'FR',
  de: 'DE',
  es: 'ES',
};

/** Locale for dates and times: British English, not American, writes 24 November 2026 and 17:00. */
export const localeOf = (code: Locale): string => `${code}-${countries[code]}`;
