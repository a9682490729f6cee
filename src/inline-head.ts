import { ROI_QUERY } from '#features/roi/model/input-names.ts';
import { defaultLocale, isLocale, LOCALE_KEY, negotiateLocale } from '#site/locales.ts';
import { KIOSK_KEY, READING_SETTINGS_KEY, REFERRER_KEY } from '#site/storage-keys.ts';
import { themeStorageKey } from '#site/themes.ts';

/**
 * This file is the site's only inline script. It contains everything that must run before the first paint or before any
 * other script. It records early input, form submissions, button clicks and the keys of the search for
 * src/browser/hydration/hydrated.ts, stores a chosen language, closes the header's menus, and keeps the focus in a field
 * while the visitor types. It applies the stored theme, reading settings and mark of kiosk mode, and marks an address with
 * inputs of the calculator. On an address without a language it negotiates the visitor's language and, if that is not the
 * default, redirects to the address with that language, with the same query and anchor. A language in capitals, such as
 * /EN, is written in small letters.
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
 * Handles a click on a language before hydration, as src/app/LanguageMenu.tsx does afterwards. If a form contains typed
 * text, the click is recorded and replayed after hydration, because leaving the document would lose the text.
 */
function chooseLocale(link: HTMLAnchorElement, event: MouseEvent): void {
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
    // Without storage, only the address preserves the choice.
  }
}

addEventListener('submit', ({ target, defaultPrevented }) => {
  const { dataset } = document.documentElement;
  if (!defaultPrevented && !dataset.hydrated) dataset.sent = (target as HTMLFormElement).id;
});

// Browsers also restore the earlier content of a form. This mark shows that the visitor has typed in this document.
addEventListener('input', ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (form && !document.documentElement.dataset.hydrated) form.dataset.typed = '';
});

/** Longest time in milliseconds between DOMContentLoaded and Chromium's navigation to the anchor. */
const ANCHOR_MS = 300;

// Chromium navigates to the anchor of the address after the first scripts. This removes the focus from the field in
// which the visitor types, so the handler restores the focus.
addEventListener('DOMContentLoaded', () => {
  const { activeElement } = document;
  if (!location.hash || !(activeElement instanceof HTMLElement)) return;
  const goBack = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) activeElement.focus({ preventScroll: true });
  };
  activeElement.addEventListener('blur', goBack, { signal: AbortSignal.timeout(ANCHOR_MS) });
});

/** Returns the header's open menu. Browsers leave a popover open when the focus moves out or a link is followed. */
const shownMenu = () => document.querySelector<HTMLElement>('header :popover-open');

addEventListener('focusin', ({ target }) => {
  const menu = shownMenu();
  if (!menu?.parentElement?.contains(target as Node)) menu?.hidePopover();
});

// Until React handles clicks, buttons have no handlers, so their clicks are recorded. Popovers open natively.
addEventListener('click', (event) => {
  const { target } = event;
  if ((target as Element).closest('header [popover] a')) shownMenu()?.hidePopover();
  const { hydrating, hydrated } = document.documentElement.dataset;
  if (hydrating !== undefined || hydrated) return;
  const pressed = (target as Element).closest('button:not([type=submit],[popovertarget]),a[hreflang]');
  if (pressed instanceof HTMLAnchorElement) chooseLocale(pressed, event);
  else if (pressed instanceof HTMLElement) pressed.dataset.pressed = '';
});

// Without a handler, browsers would use these keys for their own search. The code that opens the search by key loads
// when the browser is idle, and prevents the default then. What is typed after a press that waits for hydration belongs
// to the search.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  const waiting = document.querySelector<HTMLElement>('[aria-keyshortcuts][data-pressed]');
  const button = document.querySelector<HTMLElement>('header [aria-keyshortcuts]');
  const isField = (event.target as Element).closest('input, textarea, select');
  if (waiting && !isField && key.length === 1 && !ctrlKey && !metaKey) {
    waiting.dataset.typed = (waiting.dataset.typed ?? '') + key;
  } else if (button && key === 'k' && (ctrlKey || metaKey)) {
    if (document.documentElement.dataset.hydrated) button.click();
    else button.dataset.pressed = '';
  } else return;
  event.preventDefault();
});

const { pathname, search, hash } = location;
const theme = stored(themeStorageKey);
if (theme) document.documentElement.dataset.theme = theme;

const reading = stored(READING_SETTINGS_KEY);
if (reading) document.documentElement.dataset.reading = reading;

// The prerendered calculator has the default inputs.
if (ROI_QUERY.test(search)) document.documentElement.dataset.figures = '';

if (stored(KIOSK_KEY) !== null) document.documentElement.dataset.kiosk = '';

const [, prefix = ''] = pathname.split('/');
const lower = prefix.toLowerCase();
if (!isLocale(prefix)) {
  const locale = isLocale(lower) ? lower : negotiateLocale(stored(LOCALE_KEY), navigator.languages);
  if (isLocale(lower) || locale !== defaultLocale) {
    try {
      // After the redirect, document.referrer would be this address.
      if (document.referrer) sessionStorage.setItem(REFERRER_KEY, document.referrer);
      else sessionStorage.removeItem(REFERRER_KEY);
    } catch {
      // Without storage the home page shows no greeting for the referring site.
    }
    const root = document.documentElement;
    root.style.visibility = 'hidden';
    // If the redirect fails, the visitor sees this page.
    setTimeout(() => root.style.removeProperty('visibility'), 3000);
    const path = isLocale(lower) ? pathname.slice(1 + prefix.length) : pathname;
    location.replace(`/${locale}${path === '/' ? '' : path}${search}${hash}`);
  }
}
