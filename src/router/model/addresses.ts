import { defaultLocale, isLocale, type Locale, locales } from '#site/locales.ts';
import { type Route, type RouteId, routeById, routes } from '#site/routes.ts';

/**
 * Prefixes of the six addresses every page has: one per language, and none for the x-default, which shows the default
 * language. Source: docs/site.md, section 10.
 */
export const localePrefixes: readonly { basePath: string; language: Locale }[] = [
  { basePath: '', language: defaultLocale },
  ...locales.map(({ code }) => ({ basePath: `/${code}`, language: code })),
];

export interface RouteMatch {
  /** '' or '/de'. */
  basePath: string;
  language: Locale;
  /** Without prefix and trailing slash, '/' for home. */
  path: string;
  /** Path that was asked for, if a 404 page stands in for it. */
  asked?: string;
  route: Route;
  /** Of the article, post or author. */
  slug?: string;
}

/** Joins a prefix and a path: ('/de', '/') is '/de', ('', '/') is '/'. */
export function addressOf(path: string, basePath: string): string {
  return path === '/' ? basePath || '/' : basePath + path;
}

/** Path of a route without prefix, its slug filled in. */
export function pathOf(id: RouteId, slug = ''): string {
  return routeById(id).path.replace(':slug', slug);
}

/** Decodes needless escapes, as hosts do: '/pric%69ng' is '/pricing' (RFC 3986, section 6.2.2.2). */
const unescaped = (pathname: string) =>
  pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const sign = decodeURIComponent(code);
    return /[\w.~-]/.test(sign) ? sign : code;
  });

/** Resolves a pathname to its route. Whole segments are compared: '/de' is no prefix of '/demo'. */
export function matchRoute(pathname: string): RouteMatch {
  const segments = unescaped(pathname).split('/').filter(Boolean);
  const prefix = segments[0];
  const prefixed = isLocale(prefix);
  const rest = prefixed ? segments.slice(1) : segments;
  const [basePath, language] = prefixed ? [`/${prefix}`, prefix] : ['', defaultLocale];
  const path = `/${rest.join('/')}`;
  for (const route of routes) {
    const slug = slugIn(route.path, path);
    if (slug !== undefined) return { basePath, language, path, route, ...(slug ? { slug } : {}) };
  }
  return { basePath, language, path, route: routeById('not-found') };
}

/** Paths of the pages that answer 404, without ".html". */
export const NOT_FOUND = '/404';
export const ARTICLE_NOT_FOUND = '/insights/404';

/** The response to an address. */
export interface Answer {
  kind: 'page' | 'missing-article' | 'not-found';
  /** Place of the page, or of the 404 page in its stead. */
  match: RouteMatch;
}

/**
 * The one rule for which addresses exist, shared by build, app and worker. An article that does not exist has a page
 * of its own; a post or an author that does not is an unknown address.
 * @param hasText true if the text that the route needs exists, or it needs none.
 */
export function answerAt(match: RouteMatch, hasText: boolean): Answer {
  const { id, content } = match.route;
  if (content === 'article' && (!hasText || match.path === ARTICLE_NOT_FOUND))
    return { kind: 'missing-article', match: { ...match, asked: match.path, path: ARTICLE_NOT_FOUND } };
  if (id !== 'not-found' && hasText) return { kind: 'page', match };
  const { slug: _, asked = match.path, ...others } = match;
  return { kind: 'not-found', match: { ...others, asked, path: NOT_FOUND, route: routeById('not-found') } };
}

/** Returns undefined if the pattern does not match, else the slug ('' if it has none). */
function slugIn(pattern: string, path: string): string | undefined {
  if (pattern === '*') return undefined;
  const [found, slug = ''] = new RegExp(`^${pattern.replace(':slug', '([^/]+)')}$`).exec(path) ?? [];
  return found && slug;
}

/** Kinds of the insights feed in every language, by the subtype of their media types. */
export const feedKinds = ['atom+xml', 'feed+json'] as const;

type FeedKind = (typeof feedKinds)[number];

/** The extension is that of the feed's syntax: /it/feed.xml, /it/feed.json. */
export const feedAddress = (language: Locale, kind: FeedKind) =>
  `/${language}/feed.${kind.replace(/.*\+/, '')}`;
