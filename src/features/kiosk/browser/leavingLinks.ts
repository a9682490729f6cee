import { listen } from '#browser/dom/listen.ts';
import { hasUnsavedInput } from '#browser/storage/unsavedInput.ts';
import { matchRoute } from '#router/model/addresses.ts';

/** `site`: the link opens something other than a page of the site. `form`: it opens another page than a begun form's. */
type Leaving = 'site' | 'form';

/** Returns true if a link opens something other than a page of the site, for example another site or an email. */
const leavesSite = ({ download, origin, pathname }: HTMLAnchorElement): boolean =>
  !download &&
  (origin !== location.origin ||
    // A link to an anchor of the current page does not leave the page, even if its address is unknown.
    (pathname !== location.pathname && matchRoute(pathname).route.id === 'not-found'));

/** Returns true if a link opens another page, and not another language of the current one. */
const leavesPage = ({ download, pathname }: HTMLAnchorElement): boolean =>
  !download && matchRoute(pathname).path !== matchRoute(location.pathname).path;

/** Name of the tab for the links of a form. */
const READING_TAB = 'reading';

/**
 * Returns the name of the tab for the links of this tab's form. The same tab is used again, because a kiosk has no
 * visitor who closes tabs. The form may be in that tab itself, which must not lose it.
 */
const readingTab = (): string => (window.name === READING_TAB ? `${READING_TAB}-2` : READING_TAB);

const anchorOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Prevents the menu of a link, which a long press opens. It leads to another tab or another app. iOS has no such event,
 * see `-webkit-touch-callout` in base.css.
 */
export const withoutLinkMenu = (): (() => void) =>
  listen(['contextmenu'], (event) => {
    if (anchorOf(event)) event.preventDefault();
  });

/**
 * Prevents clicks on links that leave the site or a begun form, and calls back instead. The listener runs before those of
 * the page, which may open a window. A link in a form opens another tab. `auxclick` is the click of the middle button.
 */
export const onLeavingLink = (listener: (leaving: Leaving) => void): (() => void) =>
  listen(
    ['click', 'auxclick'],
    (event) => {
      const link = anchorOf(event);
      if (!link) return;
      // A kiosk has no drafts, so the page behind a link of the form must not replace the form.
      if (!leavesSite(link) && link.closest('form')) {
        if (!link.hash) link.target = readingTab();
        return;
      }
      const leaving = leavesSite(link) ? 'site' : hasUnsavedInput() && leavesPage(link) && 'form';
      if (!leaving) return;
      event.preventDefault();
      event.stopPropagation();
      listener(leaving);
    },
    window,
    { capture: true },
  );
