import type { RouteId } from '#site/routes.ts';
import { addressOf, localePrefixes, matchRoute, pathOf } from './addresses.ts';

interface RedirectRow {
  /** A former address, or an address that people guess. */
  from: `/${string}`;
  to: RouteId;
  /** Id of an element on the page. */
  anchor?: string;
}

/**
 * Old addresses, without prefix, and the current pages. Every host and the worker answer an old address with one
 * permanent redirect, for each locale prefix.
 */
const rows: readonly RedirectRow[] = [
  { from: '/home', to: 'home' },
  { from: '/contact', to: 'home', anchor: 'contact' },
  { from: '/roi-calculator', to: 'home', anchor: 'roi-calculator-section' },
  { from: '/early-access', to: 'early-access' },
  { from: '/privacy-policy', to: 'privacy' },
  { from: '/cookie-policy', to: 'cookies' },
];

interface Redirect {
  from: string;
  to: string;
  /** '' or, for example, '#contact'. */
  hash: string;
}

/** The redirects for every locale prefix. */
export const moved: readonly Redirect[] = localePrefixes.flatMap(({ basePath }) =>
  rows.map(({ from, to, anchor }) => ({
    from: addressOf(from, basePath),
    to: addressOf(pathOf(to), basePath),
    hash: anchor ? `#${anchor}` : '',
  })),
);

/** Returns the target of an old address, with this query. Returns undefined for any other address. */
export function redirectOf(pathname: string, search: string): string | undefined {
  const { path, basePath } = matchRoute(pathname);
  const row = moved.find(({ from }) => from === addressOf(path, basePath));
  return row && row.to + search + row.hash;
}
