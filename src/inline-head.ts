import { defaultLocale, isLocale, LOCALE_KEY, negotiateLocale } from '#site/locales.ts';
import { READING_SETTINGS_KEY, REFERRER_KEY } from '#site/storage-keys.ts';
import { themeStorageKey } from '#site/themes.ts';

/**
 * The only inline script: everything that must run before the first paint or before any other script. It notes
 * early input, form submissions and button clicks for src/browser/hydration/hydrated.ts, stores a chosen language, closes
 * the header's menus, and keeps the focus in a field that is being typed in. It applies the stored theme and reading
 * settings. On an address without a language it negotiates the visitor's and, if that is not the default, redirects
 * there, keeping query and anchor.
 */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const isTyped = () =>
  [...document.forms].some((form) => [...new FormData(form).values()].some((value) => value !== ''));

/**
 * The part of src/app/LanguageMenu.tsx that a click needs before hydration. What is typed would be lost with the
 * document: then the click waits, like that on a button.
 */
function chooseLanguage(link: HTMLAnchorElement, event: MouseEvent): void {
  if (isTyped() && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    link.dataset.pressed = '';
    return;
  }
  link.search = location.search;
  link.hash = location.hash;
  try {
    localStorage.setItem(LOCALE_KEY, link.hreflang);
  } catch {
    // Without storage the choice lasts as long as the address.
  }
}

addEventListener('submit', ({ target, defaultPrevented }) => {
  const { dataset } = document.documentElement;
  if (!defaultPrevented && !dataset.hydrated) dataset.sent = (target as HTMLFormElement).id;
});

// Browsers restore what stood in a form, too: only this was typed here.
addEventListener('input', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (form && !document.documentElement.dataset.hydrated) form.dataset.typed = '';
});

/** Milliseconds that Chromium may take, after DOMContentLoaded, to go to the anchor. */
const ANCHOR_MS = 300;

// Chromium goes to the anchor of the address after the first scripts, and takes the focus out of the field that is typed in.
addEventListener('DOMContentLoaded', () => {
  const { activeElement } = document;
  if (!location.hash || !(activeElement instanceof HTMLElement)) return;
  const goBack = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) activeElement.focus({ preventScroll: true });
  };
  activeElement.addEventListener('blur', goBack, { signal: AbortSignal.timeout(ANCHOR_MS) });
});

/** The open menu of the header. Browsers leave popovers open when the focus or a link goes elsewhere. */
const openMenu = () => document.querySelector<HTMLElement>('header :popover-open');

addEventListener('focusin', ({ target }) => {
  const menu = openMenu();
  if (!menu?.parentElement?.contains(target as Node)) menu?.hidePopover();
});

// Before hydration buttons do nothing themselves; popovers open natively, at once.
addEventListener('click', (event) => {
  const { target } = event;
  if ((target as Element).closest('header [popover] a')) openMenu()?.hidePopover();
  if (document.documentElement.dataset.hydrated) return;
  const pressed = (target as Element).closest('button:not([type=submit],[popovertarget]),a[hreflang]');
  if (pressed instanceof HTMLAnchorElement) chooseLanguage(pressed, event);
  else if (pressed instanceof HTMLElement) pressed.dataset.pressed = '';
});

const { pathname, search, hash } = location;
const theme = stored(themeStorageKey);
if (theme) document.documentElement.dataset.theme = theme;

const reading = stored(READING_SETTINGS_KEY);
if (reading) document.documentElement.dataset.reading = reading;

if (!isLocale(pathname.split('/')[1])) {
  const language = negotiateLocale(stored(LOCALE_KEY), navigator.languages);
  if (language !== defaultLocale) {
    try {
      // After the redirect, document.referrer would be this address.
      if (document.referrer) sessionStorage.setItem(REFERRER_KEY, document.referrer);
      else sessionStorage.removeItem(REFERRER_KEY);
    } catch {
      // Without storage the home page greets nobody by name.
    }
    const root = document.documentElement;
    root.style.visibility = 'hidden';
    // If the redirect fails, this page is better than none.
    setTimeout(() => root.style.removeProperty('visibility'), 3000);
    location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
  }
}
