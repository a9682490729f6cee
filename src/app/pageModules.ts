import type { ReactNode } from 'react';
import type { PageProps } from '#pages/props.ts';
import type { RouteId } from '#site/routes.ts';

type PageModules = { [Id in RouteId]: () => Promise<{ default: (props: PageProps<Id>) => ReactNode }> };

/** The page components of src/site/routes.ts. A row without a component does not compile. */
export const pageModules: PageModules = {
  home: () => import('#pages/home/HomePage.tsx'),
  insights: () => import('#pages/insights/InsightsPage.tsx'),
  article: () => import('#pages/article/ArticlePage.tsx'),
  analyzer: () => import('#pages/analyzer/AnalyzerPage.tsx'),
  'analyzer-results': () => import('#pages/analyzer-results/AnalyzerResultsPage.tsx'),
  about: () => import('#pages/about/AboutPage.tsx'),
  privacy: () => import('#pages/privacy/PrivacyPage.tsx'),
  terms: () => import('#pages/terms/TermsPage.tsx'),
  cookies: () => import('#pages/cookies/CookiesPage.tsx'),
  guides: () => import('#pages/guides/GuidesPage.tsx'),
  blog: () => import('#pages/blog/BlogPage.tsx'),
  post: () => import('#pages/post/PostPage.tsx'),
  author: () => import('#pages/author/AuthorPage.tsx'),
  support: () => import('#pages/support/SupportPage.tsx'),
  reports: () => import('#pages/reports/ReportsPage.tsx'),
  'report-download': () => import('#pages/report-download/ReportDownloadPage.tsx'),
  webinars: () => import('#pages/webinars/WebinarsPage.tsx'),
  integrations: () => import('#pages/integrations/IntegrationsPage.tsx'),
  api: () => import('#pages/api/ApiPage.tsx'),
  workflow: () => import('#pages/workflow/WorkflowPage.tsx'),
  demo: () => import('#pages/demo/DemoPage.tsx'),
  pricing: () => import('#pages/pricing/PricingPage.tsx'),
  security: () => import('#pages/security/SecurityPage.tsx'),
  faq: () => import('#pages/faq/FaqPage.tsx'),
  'design-partner': () => import('#pages/design-partner/DesignPartnerPage.tsx'),
  'early-access': () => import('#pages/early-access/EarlyAccessPage.tsx'),
  outbox: () => import('#pages/outbox/OutboxPage.tsx'),
  'not-found': () => import('#pages/not-found/NotFoundPage.tsx'),
};
