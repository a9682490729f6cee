import { defaultLocale, isLocale, type Locale, locales } from '#site/locales.ts';
import { type Route, type RouteId, routeById, routes } from '#site/routes.ts';

/**
 * Prefixes of the six addresses of every page. Each language has a prefix. The x-default address has no prefix and shows
 * the default language. Source: docs/site.md, section 10.
 */
export const localePrefixes: readonly { basePath: string; locale: Locale }[] = [
  { basePath: '', locale: defaultLocale },
  ...locales.map(({ code }) => ({ basePath: `/${code}`, locale: code })),
];

export interface RouteMatch {
  /** '' or, for example, '/de'. */
  basePath: string;
  locale: Locale;
  /** Path without prefix and trailing slash. Home is '/'. */
  path: string;
  /** Requested path, if a 404 page is shown instead. */
  requestedPath?: string;
  route: Route;
  /** Slug of the article, post or author. */
  slug?: string;
}

/** Joins a path and a prefix: ('/', '/de') gives '/de', and ('/', '') gives '/'. */
export function addressOf(path: string, basePath: string): string {
  return path === '/' ? basePath || '/' : basePath + path;
}

/** Returns the path of a route with its slug and without prefix. */
export function pathOf(id: RouteId, slug = ''): string {
  return routeById(id).path.replace(':slug', slug);
}

/** Decodes unnecessary escapes, as hosts do: '/pric%69ng' is '/pricing' (RFC 3986, section 6.2.2.2). */
const unescaped = (pathname: string) =>
  pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const sign = decodeURIComponent(code);
    return /[\w.~-]/.test(sign) ? sign : code;
  });

/** Resolves a pathname to its route. Compares complete segments, because '/de' is not the prefix of '/demo'. */
export function matchRoute(pathname: string): RouteMatch {
  const segments = unescaped(pathname).split('/').filter(Boolean);
  const prefix = segments[0];
  const prefixed = isLocale(prefix);
  const rest = prefixed ? segments.slice(1) : segments;
  const [basePath, locale] = prefixed ? [`/${prefix}`, prefix] : ['', defaultLocale];
  const path = `/${rest.join('/')}`;
  for (const route of routes) {
    const slug = slugIn(route.path, path);
    if (slug !== undefined) return { basePath, locale, path, route, ...(slug ? { slug } : {}) };
  }
  return { basePath, locale, path, route: routeById('not-found') };
}

/** Paths of the pages with status 404, without ".html". */
export const NOT_FOUND = '/404';
export const ARTICLE_NOT_FOUND = '/insights/404';

/** The response to an address. */
export interface RouteResult {
  kind: 'page' | 'missing-article' | 'not-found';
  /** Route match of the page, or of the 404 page that replaces it. */
  match: RouteMatch;
}

/**
 * Decides whether an address exists. Build, app and worker share this rule. An article that does not exist has a special
 * page. A post or an author that does not exist is an unknown address.
 * @param hasText true if the route needs no text, or if its text exists.
 */
export function resolveRoute(match: RouteMatch, hasText: boolean): RouteResult {
  const { id, content } = match.route;
  if (content === 'article' && (!hasText || match.path === ARTICLE_NOT_FOUND))
    return {
      kind: 'missing-article',
      match: { ...match, requestedPath: match.path, path: ARTICLE_NOT_FOUND },
    };
  if (id !== 'not-found' && hasText) return { kind: 'page', match };
  const { slug: _, requestedPath = match.path, ...others } = match;
  return {
    kind: 'not-found',
    match: { ...others, requestedPath, path: NOT_FOUND, route: routeById('not-found') },
  };
}

/** Returns undefined if the pattern does not match. Otherwise returns the slug, or '' if the pattern has none. */
function slugIn(pattern: string, path: string): string | undefined {
  if (pattern === '*') return undefined;
  const [found, slug = ''] = new RegExp(`^${pattern.replace(':slug', '([^/]+)')}$`).exec(path) ?? [];
  return found && slug;
}

/** Kinds of the insights feed in every language, named by the subtype of their media types. */
export const feedKinds = ['atom+xml', 'feed+json'] as const;

type FeedKind = (typeof feedKinds)[number];

/** Returns the address of a feed. Its extension names the feed's syntax: /it/feed.xml, /it/feed.json. */
export const feedAddress = (locale: Locale, kind: FeedKind) => `/${locale}/feed.${kind.replace(/.*\+/, '')}`;
