import type { RouteId } from '#site/routes.ts';

/** The file with a route's page, relative to the project: 'analyzer-results' is in AnalyzerResultsPage.tsx. */
export const pageFile = (routeId: RouteId): string =>
  `src/pages/${routeId}/${routeId.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Page.tsx`;
