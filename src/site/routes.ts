import type { MessageNamespace, PlainMessageId } from './messages.ts';

interface RouteRow {
  id: string;
  /** Without language prefix. `:slug` stands for one whole segment, `*` for whatever no other row takes. */
  path: `/${string}` | '*';
  /** The locales/<language>/<name>.json files this page needs besides `common`. */
  messages: readonly MessageNamespace[];
  /** What the browser's tab and the search engines show; an article brings its own. */
  title: PlainMessageId;
  description: PlainMessageId;
  /** Longer texts the page is filled with, read like the messages: `articles/<name>`. */
  content?: 'article-list' | 'article';
  /** Kept out of the sitemap and of search engines, with the reason. */
  unindexed?: string;
}

/** One row per page. Router, prerender list, sitemap, offline packs and tests read it. */
export const routes = [
  {
    id: 'home',
    path: '/',
    messages: ['home', 'forms'],
    title: 'home.title',
    description: 'home.description',
  },
  {
    id: 'insights',
    path: '/insights',
    messages: ['insights', 'forms'],
    title: 'insights.title',
    description: 'insights.description',
    content: 'article-list',
  },
  {
    id: 'article',
    path: '/insights/:slug',
    messages: ['insights'],
    title: 'insights.unknown',
    description: 'insights.unknown.text',
    content: 'article',
  },
  {
    id: 'analyzer',
    path: '/analyzer',
    messages: ['analyzer'],
    title: 'analyzer.title',
    description: 'analyzer.description',
  },
  {
    id: 'analyzer-results',
    path: '/analyzer/results',
    messages: ['results'],
    title: 'results.title',
    description: 'results.description',
  },
  {
    id: 'outbox',
    path: '/outbox',
    messages: ['outbox'],
    title: 'outbox.title',
    description: 'outbox.description',
    unindexed: 'shows what this device keeps',
  },
  {
    id: 'not-found',
    path: '*',
    messages: [],
    title: 'common.notFound.heading',
    description: 'common.notFound.description',
    unindexed: 'answers 404',
  },
] as const satisfies readonly RouteRow[];

export type RouteId = (typeof routes)[number]['id'];
export type Route = RouteRow & { id: RouteId };

/** Routes with an address of their own, so that a link needs only the id. */
export type StaticRouteId = Exclude<RouteId, 'article' | 'not-found'>;

export function routeById(id: RouteId): Route {
  const route = routes.find((row) => row.id === id);
  if (!route) throw new Error(`No row in src/site/routes.ts has the id "${id}".`);
  return route;
}

/** The name under which the longer texts of a page are read, beside its messages. */
export function contentName(route: Route, slug = ''): string | undefined {
  if (route.content === 'article-list') return 'articles/index';
  if (route.content === 'article') return `articles/${slug}`;
  return undefined;
}
