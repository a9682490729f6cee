import { STORED_ARTICLES } from '#site/bundles.ts';
import { routes, type TextRouteId } from '#site/routes.ts';
import { addressOf, localePrefixes, matchRoute, pathOf, type RouteMatch } from './addresses.ts';

export interface Page extends Omit<RouteMatch, 'requestedPath'> {
  /** Path with prefix, as in the address bar. */
  address: string;
}

/** Texts that each have a page, by route. */
type Texts = Readonly<Record<TextRouteId, readonly { slug: string }[]>>;

/**
 * Returns every page: routes × texts × locale prefixes. Only the build and tests call it, so that the first load does
 * not grow with the number of articles.
 */
export function pagesOf(texts: Texts): readonly Page[] {
  const paths = routes
    .filter(({ id }) => id !== 'not-found')
    .flatMap(({ id }) => (isIn(texts, id) ? texts[id].map(({ slug }) => pathOf(id, slug)) : [pathOf(id)]));
  return localePrefixes.flatMap(({ basePath }) =>
    paths.map((path) => ({ ...matchRoute(addressOf(path, basePath)), address: addressOf(path, basePath) })),
  );
}

const isIn = (texts: Texts, id: string): id is TextRouteId => id in texts;

/** Returns the numbers of pages and of insights articles that are stored in one language. */
export function pageCounts(pages: readonly Page[]): { pages: number; articles: number } {
  const own = pages.filter(({ basePath }) => basePath === '');
  const articles = own.filter(({ route }) => route.id === 'article').length;
  return { pages: own.length - articles, articles: Math.min(articles, STORED_ARTICLES) };
}
