import { addressOf, localePrefixes, locate, pathOf } from './addresses.ts';
import type { RouteId } from './routes.ts';

interface MovedRow {
  /** Where it stood, or where people look for it. */
  from: `/${string}`;
  to: RouteId;
  /** The part of the page. */
  anchor?: string;
}

/**
 * Old addresses, without prefix, and where what they led to stands now. Every host answers them with one
 * permanent redirect in each edition, and so does the worker.
 */
const rows: readonly MovedRow[] = [
  { from: '/home', to: 'home' },
  { from: '/contact', to: 'home', anchor: 'contact' },
  { from: '/roi-calculator', to: 'home', anchor: 'roi-calculator-section' },
  { from: '/early-access', to: 'early-access' },
  { from: '/privacy-policy', to: 'privacy' },
  { from: '/cookie-policy', to: 'cookies' },
];

interface Moved {
  from: string;
  to: string;
  /** '' or '#contact'. */
  hash: string;
}

/** Every old address of every edition. */
export const moved: readonly Moved[] = localePrefixes.flatMap(({ base }) =>
  rows.map(({ from, to, anchor }) => ({
    from: addressOf(from, base),
    to: addressOf(pathOf(to), base),
    hash: anchor ? `#${anchor}` : '',
  })),
);

/** Where an address has moved to, with this query; undefined where it has not. */
export function redirectOf(pathname: string, search: string): string | undefined {
  const { path, base } = locate(pathname);
  const row = moved.find(({ from }) => from === addressOf(path, base));
  return row && row.to + search + row.hash;
}
