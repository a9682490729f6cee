import { LOCALE_KEY, type Locale } from '#site/locales.ts';
import {
  ANALYZED_KEY,
  ARTICLES_SEEN_KEY,
  DRAFT_PREFIX,
  INSTALL_KEY,
  LOST_KEY,
  READING_PROGRESS_KEY,
  READING_SETTINGS_KEY,
  REFERRER_KEY,
  UNWANTED_COPY_KEY,
  UPDATE_POSTPONED_KEY,
} from '#site/storage-keys.ts';
import { type ThemeId, themeStorageKey, themes } from '#site/themes.ts';
import { createStore } from './store.ts';

/** Runs an action on storage. Returns `otherwise` if it throws, as in a browser that blocks site data. */
export function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Defines a blocked localStorage as undefined. EmailJS accesses localStorage on import, and access to a blocked one
 * throws. Without localStorage the form can still be sent.
 */
export function hideBlockedStorage(): void {
  const isBlocked = guarded(() => localStorage === undefined, true);
  if (isBlocked) Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}

/** Stores the language chosen in the menu. Without storage, only the address preserves the choice. */
export function storeLanguage(language: Locale): void {
  guarded(() => localStorage.setItem(LOCALE_KEY, language), undefined);
}

/** Local storage keys of one visit's data. A kiosk removes them before the next visitor. */
const VISIT_KEYS = [LOCALE_KEY, READING_SETTINGS_KEY, READING_PROGRESS_KEY, ARTICLES_SEEN_KEY] as const;

const themeChanges = createStore(0);

/** Calls back when this tab applies a theme. */
export const onThemeChange = themeChanges.subscribe;

/** Returns the applied theme, or else the stored theme, or else 'system'. */
export function currentTheme(): ThemeId {
  const { theme } = document.documentElement.dataset;
  const name = theme ?? guarded(() => localStorage.getItem(themeStorageKey), null);
  return themes.find(({ id }) => id === name)?.id ?? 'system';
}

/** Applies and stores a theme; `system` removes the stored choice. */
export function chooseTheme(theme: ThemeId): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  guarded(() => {
    if (theme === 'system') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  }, undefined);
  themeChanges.set(themeChanges.get() + 1);
}

/** Requests persistent storage, unless it has been granted. */
export async function askForPersistence(): Promise<void> {
  if (await isPersistent()) return;
  // Browsers may refuse without a reason.
  await navigator.storage?.persist?.().catch(() => {});
}

/** Returns true if storage is persistent, or undefined if the browser does not report it. */
export async function isPersistent(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.().catch(() => undefined);
}

/** Applies the reading settings, a list of names separated by spaces. On load, inline-head.ts applies them. */
export function applyReadingSettings(settings: string): void {
  const root = document.documentElement;
  if (settings === '') delete root.dataset.reading;
  else root.dataset.reading = settings;
}

/**
 * Removes the data that the next visitor of a kiosk must not see: the data about reading and about an analysis, and the
 * chosen language.
 */
export function forgetVisit(): void {
  applyReadingSettings('');
  guarded(() => {
    for (const key of VISIT_KEYS) localStorage.removeItem(key);
    for (const key of [ANALYZED_KEY, REFERRER_KEY]) sessionStorage.removeItem(key);
  }, undefined);
  // Browsers fire this event in other tabs only.
  dispatchEvent(new StorageEvent('storage'));
}

/**
 * Removes everything that the visitor has typed or chosen (drafts, language, theme, reading settings, answers to the
 * install offer and to a new version, the refusal of the copy) and the data about reading and about an analysis.
 */
export function forgetAll(): void {
  chooseTheme('system');
  guarded(() => {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX));
    for (const key of [INSTALL_KEY, UNWANTED_COPY_KEY, ...drafts]) localStorage.removeItem(key);
    for (const key of [UPDATE_POSTPONED_KEY, LOST_KEY]) sessionStorage.removeItem(key);
  }, undefined);
  forgetVisit();
}
