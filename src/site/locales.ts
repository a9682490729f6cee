/** One row per language. The first is the default language and the fallback of all others. */
export const locales = [
  { code: 'it', name: 'Italiano' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
] as const satisfies readonly { code: string; name: string }[];

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale: Locale = locales[0].code;

/** Local storage key of the language chosen in the menu. */
export const LOCALE_KEY = 'language';

export function isLocale(code: unknown): code is Locale {
  return locales.some((language) => language.code === code);
}

/** Returns the name of a language in this language; its code if the site does not have it. */
export const languageName = (code: string): string => locales.find((row) => row.code === code)?.name ?? code;

/**
 * Returns the language for an address without a prefix: the stored choice, or else the first known language of the
 * browser's list (de-AT counts as de), or else the default language. Source: docs/site.md, section 4.
 */
export function negotiateLocale(stored: unknown, preferred: readonly string[]): Locale {
  if (isLocale(stored)) return stored;
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLocale(primary)) return primary;
  }
  return defaultLocale;
}
