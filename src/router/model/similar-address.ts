import { routes } from '#site/routes.ts';
import { isTypingOf } from '#site/typing-errors.ts';
import { addressOf, matchRoute } from './addresses.ts';

/** The length from which a name may be the beginning of another, because shorter ones begin several. */
const LEAST_LENGTH = 3;

const isKnown = (address: string) => matchRoute(address).route.id !== 'not-found';

/**
 * Returns the addresses that a visitor may have meant by an unknown address, the likeliest first: without capitals,
 * without its first segment, and with a path whose name was typed with errors. inline-head.ts puts the visitor's language
 * before a language in capitals, so "/ES" arrives here as "/en/ES".
 */
export function similarAddresses(pathname: string): string[] {
  const lower = pathname.toLowerCase();
  const withoutPrefix = lower.replace(/^\/[^/]+(?=\/)/, '');
  const { basePath, path } = matchRoute(lower);
  const typed = path.slice(1);
  const meant = routes.filter(
    (route) => typed.length >= LEAST_LENGTH && isTypingOf(typed, route.path.slice(1)),
  );
  const addresses = [lower, withoutPrefix, ...meant.map((route) => addressOf(route.path, basePath))];
  return [...new Set(addresses)].filter((address) => address !== pathname && isKnown(address));
}
