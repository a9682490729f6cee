import { listen } from '#browser/dom/listen.ts';
import { matchRoute } from '#router/model/addresses.ts';

/** Returns true if a link opens something other than a page of the site, for example another site or an email. */
const leavesSite = ({ download, origin, pathname }: HTMLAnchorElement): boolean =>
  !download &&
  (origin !== location.origin ||
    // A link to an anchor of the current page does not leave the page, even if its address is unknown.
    (pathname !== location.pathname && matchRoute(pathname).route.id === 'not-found'));

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
 * which may open a window. A link in a form opens a new tab. `auxclick` is the click of the middle button.
 */
export const onLeavingLink = (listener: () => void): (() => void) =>
  listen(
    ['click', 'auxclick'],
    (event) => {
      const link = anchorOf(event);
      if (!link) return;
      if (!leavesSite(link)) {
        // A kiosk has no drafts, so the page behind the link must not replace the form.
        if (link.closest('form') && !link.hash) link.target = '_blank';
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      listener();
    },
    window,
    { capture: true },
  );
