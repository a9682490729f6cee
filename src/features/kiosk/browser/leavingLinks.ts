import { listen } from '#browser/dom/listen.ts';
import { matchRoute } from '#router/model/addresses.ts';

/** Returns true if a link opens something other than a page of the site, for example another site or an email. */
const leavesSite = ({ download, origin, pathname }: HTMLAnchorElement): boolean =>
  !download &&
  (origin !== location.origin ||
    // A link to an anchor of the current page does not leave the page, even if its address is unknown.
    (pathname !== location.pathname && matchRoute(pathname).route.id === 'not-found'));

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
 * Prevents clicks on links that leave the site, and calls back instead. The listener runs before those of the page,
 * which may open a window. A link in a form opens another tab. `auxclick` is the click of the middle button.
 */
export const onLeavingLink = (listener: () => void): (() => void) =>
  listen(
    ['click', 'auxclick'],
    (event) => {
      const link = anchorOf(event);
      if (!link) return;
      if (!leavesSite(link)) {
        // A kiosk has no drafts, so the page behind the link must not replace the form.
        if (link.closest('form') && !link.hash) link.target = readingTab();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      listener();
    },
    window,
    { capture: true },
  );
