import { defaultLanguage, isLanguageCode, languageStorageKey, negotiateLanguage } from '#site/languages.ts';
import { READING_LOOK_KEY, REFERRER_KEY } from '#site/storage-keys.ts';
import { themeStorageKey } from '#site/themes.ts';

/**
 * The one inline script: what must happen before anything is painted, or before any other script is there.
 * It notes a form that is sent so early and buttons pressed, for src/browser/hydration/hydrated.ts, keeps a
 * language chosen, and closes the header's menus; it applies the chosen looks, of the site and of articles, and on an
 * address without a language it finds the visitor's and, where that is not the default, goes there, keeping query and
 * anchor.
 */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What src/app/LanguageMenu.tsx does with a press, as far as it goes without it. */
function chooseLanguage(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
  try {
    localStorage.setItem(languageStorageKey, link.hreflang);
  } catch {
    // Without storage the choice lasts as long as the address.
  }
}

addEventListener('submit', ({ target, defaultPrevented }) => {
  const { dataset } = document.documentElement;
  if (!defaultPrevented && !dataset.hydrated) dataset.sent = (target as HTMLFormElement).id;
});

/** The menu of the header that is open: popovers, which browsers leave open when the focus or a link goes elsewhere. */
const openMenu = () => document.querySelector<HTMLElement>('header :popover-open');

addEventListener('focusin', ({ target }) => {
  const menu = openMenu();
  if (!menu?.parentElement?.contains(target as Node)) menu?.hidePopover();
});

// Until the page is alive a button does nothing by itself; what the browser opens, it opens at once.
addEventListener('click', ({ target }) => {
  if ((target as Element).closest('header [popover] a')) openMenu()?.hidePopover();
  if (document.documentElement.dataset.hydrated) return;
  const pressed = (target as Element).closest('button:not([type=submit],[popovertarget]),a[hreflang]');
  if (pressed instanceof HTMLAnchorElement) chooseLanguage(pressed);
  else if (pressed instanceof HTMLElement) pressed.dataset.pressed = '';
});

const { pathname, search, hash } = location;
const theme = stored(themeStorageKey);
if (theme) document.documentElement.dataset.theme = theme;

const reading = stored(READING_LOOK_KEY);
if (reading) document.documentElement.dataset.reading = reading;

if (!isLanguageCode(pathname.split('/')[1])) {
  const language = negotiateLanguage(stored(languageStorageKey), navigator.languages);
  if (language !== defaultLanguage) {
    try {
      // The address that follows would be told that this one had led there.
      if (document.referrer) sessionStorage.setItem(REFERRER_KEY, document.referrer);
      else sessionStorage.removeItem(REFERRER_KEY);
    } catch {
      // Without storage nobody is greeted by name.
    }
    const root = document.documentElement;
    root.style.visibility = 'hidden';
    // Should the other address not come, this page is better than none.
    setTimeout(() => root.style.removeProperty('visibility'), 3000);
    location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
}
