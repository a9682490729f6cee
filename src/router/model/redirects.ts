import type { RouteId } from '#site/routes.ts';
import { addressOf, localePrefixes, matchRoute, pathOf } from './addresses.ts';

interface RedirectRow {
  /** A former address, or one that people guess. */
  from: `/${string}`;
  to: RouteId;
  /** Id of an element on the page. */
  anchor?: string;
}

/**
 * Old addresses, without prefix, and the current pages. Every host answers them with one permanent redirect in each
 * edition, and so does the worker.
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
  /** '' or '#contact'. */
  hash: string;
}

/** The redirects of every edition. */
export const moved: readonly Redirect[] = localePrefixes.flatMap(({ basePath }) =>
  rows.map(({ from, to, anchor }) => ({
    from: addressOf(from, basePath),
    to: addressOf(pathOf(to), basePath),
    hash: anchor ? `#${anchor}` : '',
  })),
);

/** Target of an old address, with this query; undefined for any other address. */
export function redirectOf(pathname: string, search: string): string | undefined {
  const { path, basePath } = matchRoute(pathname);
  const row = moved.find(({ from }) => from === addressOf(path, basePath));
  return row && row.to + search + row.hash;
}
