import type { RouteId } from './routes.ts';

/** Routes of texts with a page each: a link needs the text's slug too. */
export type TextRouteId = 'article' | 'post' | 'author';
/** Routes with an address of their own, so that a link needs only the id. */
export type StaticRouteId = Exclude<RouteId, TextRouteId | 'not-found'>;
