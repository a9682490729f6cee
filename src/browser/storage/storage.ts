import { type LanguageCode, languageStorageKey } from '#site/languages.ts';
import {
  ANALYZED_KEY,
  INSTALL_KEY,
  PUT_OFF_KEY,
  READING_LOOK_KEY,
  READING_PLACES_KEY,
  REFERRER_KEY,
  UNWANTED_COPY_KEY,
} from '#site/storage-keys.ts';
import { type ThemeId, themeStorageKey, themes } from '#site/themes.ts';

/** A browser that blocks site data throws on the mere mention of its storage. */
export function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Where the browser blocks site data, EmailJS throws while it is imported, for it only looks whether there
 * is a localStorage. There, it finds none, and the form can still be sent.
 */
export function hideBlockedStorage(): void {
  const isBlocked = guarded(() => localStorage === undefined, true);
  if (isBlocked) Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

/** Keeps the language chosen from the menu; without storage the choice lasts as long as the address. */
export function storeLanguage(language: LanguageCode): void {
  guarded(() => localStorage.setItem(languageStorageKey, language), undefined);
}

/** The look the visitor has chosen. */
export function storedTheme(): ThemeId {
  const stored = guarded(() => localStorage.getItem(themeStorageKey), null);
  return themes.find(({ id }) => id === stored)?.id ?? 'system';
}

/** Applies a look and keeps it; `system` forgets the choice. */
export function chooseTheme(theme: ThemeId): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  guarded(() => {
    if (theme === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  }, undefined);
}

/** Asks the browser to keep the site's data when space runs out, unless it has agreed before. */
export async function askForPersistence(): Promise<void> {
  if (await isPersistent()) return;
  // The browser may decide without a reason.
  await navigator.storage?.persist?.().catch(() => {});
}

/** Whether the browser has agreed to that; undefined where it does not say. */
export async function isPersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}

/** Applies how articles are set, as words beside each other; inline-head.ts does it when a page comes. */
export function applyReadingLook(words: string): void {
  const root = document.documentElement;
  if (words === '') delete root.dataset.reading;
  else root.dataset.reading = words;
}

/** Forgets the chosen language and looks, what has been read, and that a document has been analyzed. */
export function forgetChoices(): void {
  chooseTheme('system');
  applyReadingLook('');
  guarded(() => {
    for (const key of [
      languageStorageKey,
      READING_LOOK_KEY,
      READING_PLACES_KEY,
      INSTALL_KEY,
      UNWANTED_COPY_KEY,
    ]) {
      localStorage.removeItem(key);
    }
    for (const key of [ANALYZED_KEY, REFERRER_KEY, PUT_OFF_KEY]) sessionStorage.removeItem(key);
  }, undefined);
}
