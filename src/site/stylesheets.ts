import type { Route } from './routes.ts';

/** The sheet with the styles of a page: that of its kind, or the one of all others. */
export const stylesheetOf = ({ sheet }: Route): string => sheet ?? 'site';
