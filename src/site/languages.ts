/** One row per language. The first is the default and the fallback of every other. */
export const languages = [
  { code: 'it', name: 'Italiano' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'es', name: 'Español' },
] as const satisfies readonly { code: string; name: string }[];

export type LanguageCode = (typeof languages)[number]['code'];

export const defaultLanguage: LanguageCode = languages[0].code;

/** Local storage key of the language chosen in the menu. */
export const languageStorageKey = 'language';

export function isLanguageCode(code: unknown): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/**
 * The language for an address without a prefix: the stored choice, then the browser's languages in their order (de-AT
 * counts as de), then the default. Source: docs/site.md, section 4.
 */
export function negotiateLanguage(stored: unknown, preferred: readonly string[]): LanguageCode {
  if (isLanguageCode(stored)) return stored;
  for (const tag of preferred) {
    const primary = tag.toLowerCase().split('-')[0];
    if (isLanguageCode(primary)) return primary;
  }
  return defaultLanguage;
}
