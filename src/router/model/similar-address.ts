import { matchRoute } from './addresses.ts';

/**
 * Returns the address of a page that differs from an unknown address only by its capitals, or undefined. inline-head.ts
 * puts the visitor's language before a language in capitals, so "/ES" arrives here as "/en/ES".
 */
export function lowerCaseAddress(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  if (lower === pathname) return undefined;
  const withoutPrefix = lower.replace(/^\/[^/]+(?=\/)/, '');
  return [lower, withoutPrefix].find((address) => matchRoute(address).route.id !== 'not-found');
}
