import type { Locale } from '#site/locales.ts';

/**
 * Writes the first day of a month as an ordinal in French (1er décembre). The date formats of the browsers do not. `date`
 * is a date with the name of its month.
 */
export const withOrdinalDay = (date: string, locale: Locale): string =>
  locale === 'fr' ? date.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : date;
