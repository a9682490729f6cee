import { LOCALE_KEY, type Locale } from '#site/locales.ts';
import { type ThemeId, themeStorageKey, themes } from '#site/themes.ts';
import { storeText } from './localStorage.ts';

/** Stores the language chosen in the menu. Without storage, only the address preserves the choice. */
export const storeLocale = (locale: Locale) => storeText(LOCALE_KEY, locale);

/** Returns the applied theme. On load, inline-head.ts applies the stored theme. */
export function currentTheme(): ThemeId {
  const name = document.documentElement.dataset.theme;
  return themes.find(({ id }) => id === name)?.id ?? 'system';
}

/** Applies and stores a theme; `system` removes the stored choice. */
export function chooseTheme(theme: ThemeId): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  storeText(themeStorageKey, theme === 'system' ? '' : theme);
}

/** Applies the reading settings, a list of names separated by spaces. On load, inline-head.ts applies them. */
export function applyReadingSettings(settings: string): void {
  const root = document.documentElement;
  if (settings === '') delete root.dataset.reading;
  else root.dataset.reading = settings;
}
