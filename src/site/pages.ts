import { addressOf, localePrefixes, pathOf } from './addresses.ts';
import { allArticles } from './articles.ts';
import type { LanguageCode } from './languages.ts';
import { type Route, routes } from './routes.ts';

export interface Page {
  route: Route;
  /** '' for the x-default edition. */
  base: string;
  language: LanguageCode;
  /** Without prefix. */
  path: string;
  /** With prefix: what stands in the address bar. */
  address: string;
  slug?: string;
}

/**
 * Every page there is: routes × articles × localePrefixes. Read at build and in tests only, so that the
 * first load does not grow with the number of articles.
 */
export const pages: readonly Page[] = localePrefixes.flatMap(({ base, language }) =>
  routes.flatMap((route: Route): Page[] => {
    if (route.id === 'not-found') return [];
    const paths: { path: string; slug?: string }[] =
      route.id === 'article'
        ? allArticles.map(({ slug }) => ({ path: pathOf('article', slug), slug }))
        : [{ path: route.path }];
    return paths.map((place) => ({
      ...place,
      route,
      base,
      language,
      address: addressOf(place.path, base),
    }));
  }),
);
