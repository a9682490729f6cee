import { defaultLanguage, isLanguageCode, languageStorageKey, negotiateLanguage } from '#site/languages.ts';

/**
 * The one inline script. On an address without a language it finds the visitor's and, where that is not
 * the default, goes there before anything is painted, keeping query and anchor.
 */
function stored(): string | null {
  try {
    return localStorage.getItem(languageStorageKey);
  } catch {
    return null;
  }
}

const { pathname, search, hash } = location;
if (!isLanguageCode(pathname.split('/')[1])) {
  const language = negotiateLanguage(stored(), navigator.languages);
  if (language !== defaultLanguage) {
    const root = document.documentElement;
    root.style.visibility = 'hidden';
    // Should the other address not come, this page is better than none.
    setTimeout(() => root.style.removeProperty('visibility'), 3000);
    location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
}
