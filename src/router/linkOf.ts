import { matchRoute } from './model/addresses.ts';

/** Returns the link of an event if it leads to a page of the site in this tab. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.download || link.origin !== location.origin) return undefined;
  return matchRoute(link.pathname).route.id === 'not-found' ? undefined : link;
}
