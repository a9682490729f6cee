import { defaultLanguage, isLanguageCode, type LanguageCode, languages } from './languages.ts';
import { type Route, type RouteId, routeById, routes } from './routes.ts';

/**
 * The six localePrefixes every page has: one per language under its prefix, and the x-default without a
 * prefix, which holds the default language. Source: docs/site.md, section 10.
 */
export const localePrefixes: readonly { base: string; language: LanguageCode }[] = [
  { base: '', language: defaultLanguage },
  ...languages.map(({ code }) => ({ base: `/${code}`, language: code })),
];

export interface Place {
  /** '' or '/de'. */
  base: string;
  language: LanguageCode;
  /** Without prefix and trailing slash, '/' for home. */
  path: string;
  route: Route;
  /** The article, on the article route. */
  slug?: string;
}

/** Joins a prefix and a path: ('/de', '/') is '/de', ('', '/') is '/'. */
export function addressOf(path: string, base: string): string {
  return path === '/' ? base || '/' : base + path;
}

/** The path with which a link to this route starts. */
export function pathOf(id: RouteId, slug = ''): string {
  return routeById(id).path.replace(':slug', slug);
}

/** A pathname without needless escapes, as hosts read it: '/pric%69ng' is '/pricing' (RFC 3986, section 6.2.2.2). */
const unescaped = (pathname: string) =>
  pathname.replace(/%[2-7][\da-f]/gi, (code) => {
    const sign = decodeURIComponent(code);
    return /[\w.~-]/.test(sign) ? sign : code;
  });

/** Finds what a pathname shows. Whole segments are compared: '/de' is no prefix of '/demo'. */
export function locate(pathname: string): Place {
  const segments = unescaped(pathname).split('/').filter(Boolean);
  const prefix = segments[0];
  const prefixed = isLanguageCode(prefix);
  const rest = prefixed ? segments.slice(1) : segments;
  const [base, language] = prefixed ? [`/${prefix}`, prefix] : ['', defaultLanguage];
  const path = `/${rest.join('/')}`;
  for (const route of routes) {
    const slug = match(route.path, rest);
    if (slug !== undefined) return { base, language, path, route, ...(slug ? { slug } : {}) };
  }
  return { base, language, path, route: routeById('not-found') };
}

/** The pages that answer 404, by the path they stand at without ".html". */
export const NOT_FOUND = '/404';
export const ARTICLE_NOT_FOUND = '/insights/404';

/** What an address answers with. */
export interface Answer {
  kind: 'page' | 'missing-article' | 'not-found';
  /** The page's own, or that of the page which says that there is none. */
  place: Place;
}

/**
 * The one rule of what is there and what is not, for the build, the app and the worker. An article that does not exist
 * has a page of its own; a post or an author that does not is an unknown address.
 * @param hasText whether there is the text that the place's route asks for; true where it asks for none.
 */
export function answerAt(place: Place, hasText: boolean): Answer {
  const { id, content } = place.route;
  if (content === 'article' && (!hasText || place.path === ARTICLE_NOT_FOUND))
    return { kind: 'missing-article', place: { ...place, path: ARTICLE_NOT_FOUND } };
  if (id !== 'not-found' && hasText) return { kind: 'page', place };
  const { slug: _, ...others } = place;
  return { kind: 'not-found', place: { ...others, path: NOT_FOUND, route: routeById('not-found') } };
}

/** undefined where the pattern does not fit, else the slug ('' where it has none). */
function match(pattern: string, segments: readonly string[]): string | undefined {
  const wanted = pattern.split('/').filter(Boolean);
  if (pattern === '*' || wanted.length !== segments.length) return undefined;
  let slug = '';
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) slug = segment;
    else if (part !== segment) return undefined;
  }
  return slug;
}

/** The kinds of feed that every language has of the insights, by the second half of their media types. */
export const feedKinds = ['atom+xml', 'feed+json'] as const;

export type FeedKind = (typeof feedKinds)[number];

/** A feed's file ends in the syntax it is written in: /it/feed.xml, /it/feed.json. */
export const feedAddress = (language: LanguageCode, kind: FeedKind) =>
  `/${language}/feed.${kind.replace(/.*\+/, '')}`;
