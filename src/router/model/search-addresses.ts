import type { Locale } from '#site/locales.ts';
import { addressOf, localePrefixes, type RouteMatch } from './addresses.ts';

/** Languages of a text that is not written in all of them, the original first. */
export type SomeLanguages = readonly [original: Locale, ...Locale[]];

/** The addresses of a page that search engines should know. */
export interface SearchAddresses {
  canonical: string;
  /** The page in other languages and in its own. `x-default` is for readers of all other languages. */
  alternates: readonly { hreflang: string; address: string }[];
}

/**
 * Returns the addresses of a page for search engines. A page that shows the original, because its text is not translated,
 * has the original's canonical address and no alternates. Otherwise search engines would find the same text several times.
 */
export function searchAddresses(
  { path, basePath, locale }: Pick<RouteMatch, 'path' | 'basePath' | 'locale'>,
  languages?: SomeLanguages,
): SearchAddresses {
  const isWritten = (code: Locale) => !languages || languages.includes(code);
  const original = addressOf(path, `/${languages?.[0]}`);
  if (!isWritten(locale)) return { canonical: original, alternates: [] };
  const alternates = localePrefixes.flatMap((prefix) => {
    const address = addressOf(path, prefix.basePath);
    if (prefix.basePath === '')
      return { hreflang: 'x-default', address: isWritten(prefix.locale) ? address : original };
    return isWritten(prefix.locale) ? { hreflang: prefix.locale, address } : [];
  });
  return { canonical: addressOf(path, basePath), alternates };
}
