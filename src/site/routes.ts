import type { MessageNamespace } from './messages.ts';

interface RouteRow {
  id: string;
  /** Without language prefix. `:slug` stands for one whole segment, `*` for whatever no other row takes. */
  path: `/${string}` | '*';
  /** The locales/<language>/<name>.json files this page needs besides `common`. */
  messages: readonly MessageNamespace[];
  /** Longer texts the page is filled with, read like the messages: `articles/<name>`. */
  content?: 'article-list' | 'article';
  /** Kept out of the sitemap and of search engines, with the reason. */
  unindexed?: string;
}

/** One row per page. Router, prerender list, sitemap, offline packs and tests read it. */
export const routes = [
  { id: 'home', path: '/', messages: ['home', 'forms'] },
  { id: 'insights', path: '/insights', messages: ['insights'], content: 'article-list' },
  { id: 'article', path: '/insights/:slug', messages: ['insights'], content: 'article' },
  { id: 'analyzer', path: '/analyzer', messages: ['analyzer'] },
  { id: 'analyzer-results', path: '/analyzer/results', messages: ['results'] },
  { id: 'outbox', path: '/outbox', messages: ['outbox'], unindexed: 'shows what this device keeps' },
  { id: 'not-found', path: '*', messages: [], unindexed: 'answers 404' },
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
