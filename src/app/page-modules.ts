import type { ComponentType } from 'react';
import type { Place } from '#site/addresses.ts';
import type { RouteId } from '#site/routes.ts';

/** What every page is given: where it stands, and the longer texts its route asks for, if they exist. */
export interface PageProps {
  place: Place;
  content: unknown;
}

interface PageModule {
  default: ComponentType<PageProps>;
  /** Fetches the code of the page's islands. */
  ready?: () => Promise<unknown>;
}

/** The one companion of src/site/routes.ts that knows React; a row without a page does not compile. */
export const pageModules: Record<RouteId, () => Promise<PageModule>> = {
  home: () => import('#pages/home/HomePage.tsx'),
  insights: () => import('#pages/insights/InsightsPage.tsx'),
  article: () => import('#pages/article/ArticlePage.tsx'),
  analyzer: () => import('#pages/analyzer/AnalyzerPage.tsx'),
  'analyzer-results': () => import('#pages/analyzer-results/AnalyzerResultsPage.tsx'),
  outbox: () => import('#pages/outbox/OutboxPage.tsx'),
  'not-found': () => import('#pages/not-found/NotFoundPage.tsx'),
};
