import { addressOf, localePrefixes, pathOf } from './addresses.ts';
import { STORED_ARTICLES } from './bundles.ts';
import type { LanguageCode } from './languages.ts';
import { type Route, routes } from './routes.ts';

export interface Page {
  route: Route;
  /** '' for the x-default edition. */
  base: string;
  language: LanguageCode;
  /** Without prefix. */
  path: string;
  /** With prefix, as in the address bar. */
  address: string;
  slug?: string;
}

/** Texts with a page of their own each. */
interface Texts {
  articles: readonly Text[];
  posts: readonly Text[];
  authors: readonly Text[];
}

interface Text {
  slug: string;
}

/** The texts with pages under a route; undefined for a single page. */
function textsOf({ content }: Route, texts: Texts): readonly Text[] | undefined {
  if (content === 'article') return texts.articles;
  if (content === 'post') return texts.posts;
  return content === 'author' ? texts.authors : undefined;
}

/**
 * Every page: routes × texts × editions. Computed only in the build and in tests, so that the first load does not
 * grow with the number of articles.
 */
export function pagesOf(texts: Texts): readonly Page[] {
  return localePrefixes.flatMap(({ base, language }) =>
    routes.flatMap((route): Page[] => {
      if (route.id === 'not-found') return [];
      const paths: { path: string; slug?: string }[] = textsOf(route, texts)?.map(({ slug }) => ({
        path: pathOf(route.id, slug),
        slug,
      })) ?? [{ path: route.path }];
      return paths.map((place) => ({
        ...place,
        route,
        base,
        language,
        address: addressOf(place.path, base),
      }));
    }),
  );
}

/** Number of pages in one language that are stored ahead, and of insights notes apart from them. */
export function pageCounts(pages: readonly Page[]): { pages: number; articles: number } {
  const own = pages.filter(({ base }) => base === '');
  const articles = own.filter(({ route }) => route.id === 'article').length;
  return { pages: own.length - articles, articles: Math.min(articles, STORED_ARTICLES) };
}
