import { type LanguageCode, languageStorageKey } from '#site/languages.ts';

/** A browser that blocks site data throws on the mere mention of its storage. */
function guarded<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Keeps the language chosen from the menu; without storage the choice lasts as long as the address. */
export function storeLanguage(language: LanguageCode): void {
  guarded(() => localStorage.setItem(languageStorageKey, language), undefined);
}

const analyzedKey = 'analyzed';

/** Whether this tab's session has used its one free document. */
export function hasAnalyzed(): boolean {
  return guarded(() => sessionStorage.getItem(analyzedKey) !== null, false);
}

export function rememberAnalyzed(): void {
  guarded(() => sessionStorage.setItem(analyzedKey, '1'), undefined);
}
