import type { LanguageCode } from './languages.ts';

/** The country that is meant where a language is written and spoken in several (ISO 3166-1). */
export const countries: Readonly<Record<LanguageCode, string>> = {
  it: 'IT',
  en: 'GB',
  fr: 'FR',
  de: 'DE',
  es: 'ES',
};

/** What dates and times are written by: British English, and not American, says 24 November 2026 and 17:00. */
export const localeOf = (code: LanguageCode): string => `${code}-${countries[code]}`;
