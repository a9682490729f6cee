import { matchRoute } from './addresses.ts';

/** Returns the address of a page that differs from an unknown address only by its capitals, or undefined. */
export function lowerCaseAddress(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  return lower !== pathname && matchRoute(lower).route.id !== 'not-found' ? lower : undefined;
}
