import type { RouteId } from './routes.ts';

/** Routes with a page per text: a link needs the text's slug too. */
export type TextRouteId = 'article' | 'post' | 'author';
/** Routes with a single address: a link needs only the id. */
export type StaticRouteId = Exclude<RouteId, TextRouteId | 'not-found'>;
