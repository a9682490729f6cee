import type { MessageNamespace, PlainMessageId } from './messages.ts';

interface RouteRow {
  id: string;
  /** Without language prefix. `:slug` stands for one whole segment, `*` for whatever no other row takes. */
  path: `/${string}` | '*';
  /** The locales/<language>/<name>.json files this page needs besides `common`. */
  messages: readonly MessageNamespace[];
  /** Those that only the islands of the page need once they live: they come with the code. */
  islandMessages?: readonly MessageNamespace[];
  /** What the browser's tab and the search engines show; an article brings its own. */
  title: PlainMessageId;
  description: PlainMessageId;
  /** Longer texts, read like the messages: `articles/<name>`, or `italian/<id>` for what is in Italian only. */
  content?: 'article-list' | 'article' | 'italian';
  /** Pages of one kind have their styles in one sheet; without it, the one of all the others. */
  sheet?: 'home' | 'texts';
  /** The page's head leads to the feeds of the insights. */
  feeds?: true;
  /** Kept out of the sitemap and of search engines, with the reason. */
  unindexed?: string;
}

/** One row per page. Router, prerender list, sitemap, offline packs and tests read it. */
export const routes = [
  {
    id: 'home',
    path: '/',
    sheet: 'home',
    messages: ['home'],
    islandMessages: ['home-sections', 'forms'],
    title: 'home.title',
    description: 'home.description',
    feeds: true,
  },
  {
    id: 'insights',
    path: '/insights',
    sheet: 'texts',
    messages: ['insights'],
    islandMessages: ['forms'],
    title: 'insights.title',
    description: 'insights.description',
    content: 'article-list',
    feeds: true,
  },
  {
    id: 'article',
    path: '/insights/:slug',
    sheet: 'texts',
    messages: ['insights', 'reading'],
    title: 'insights.unknown',
    description: 'insights.unknown.text',
    content: 'article',
    feeds: true,
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
    id: 'about',
    path: '/about',
    messages: ['about'],
    title: 'about.title',
    description: 'about.description',
  },
  {
    id: 'privacy',
    path: '/privacy',
    sheet: 'texts',
    messages: ['legal'],
    title: 'legal.privacy.title',
    description: 'legal.privacy.description',
    content: 'italian',
  },
  {
    id: 'terms',
    path: '/terms',
    sheet: 'texts',
    messages: ['legal'],
    title: 'legal.terms.title',
    description: 'legal.terms.description',
    content: 'italian',
  },
  {
    id: 'cookies',
    path: '/cookies',
    sheet: 'texts',
    messages: ['legal', 'device'],
    title: 'legal.cookies.title',
    description: 'legal.cookies.description',
    content: 'italian',
  },
  {
    id: 'guides',
    path: '/guides',
    sheet: 'texts',
    messages: ['guides'],
    title: 'guides.title',
    description: 'guides.description',
    content: 'italian',
  },
  {
    id: 'blog',
    path: '/blog',
    sheet: 'texts',
    messages: ['blog'],
    islandMessages: ['forms'],
    title: 'blog.title',
    description: 'blog.description',
    content: 'italian',
  },
  {
    id: 'support',
    path: '/support',
    messages: ['support'],
    title: 'support.title',
    description: 'support.description',
  },
  {
    id: 'reports',
    path: '/reports',
    messages: ['reports'],
    islandMessages: ['forms'],
    title: 'reports.title',
    description: 'reports.description',
  },
  {
    id: 'report-download',
    path: '/report-download',
    messages: ['report-download'],
    title: 'reportDownload.title',
    description: 'reportDownload.description',
  },
  {
    id: 'webinars',
    path: '/webinars',
    messages: ['webinars'],
    islandMessages: ['forms'],
    title: 'webinars.title',
    description: 'webinars.description',
  },
  {
    id: 'integrations',
    path: '/integrations',
    messages: ['integrations'],
    title: 'integrations.title',
    description: 'integrations.description',
  },
  {
    id: 'api',
    path: '/api',
    messages: ['api'],
    title: 'api.title',
    description: 'api.description',
  },
  {
    id: 'workflow',
    path: '/workflow',
    messages: ['workflow'],
    title: 'workflow.title',
    description: 'workflow.description',
  },
  {
    id: 'demo',
    path: '/demo',
    messages: ['demo'],
    islandMessages: ['forms'],
    title: 'demo.title',
    description: 'demo.description',
  },
  {
    id: 'pricing',
    path: '/pricing',
    messages: ['pricing'],
    title: 'pricing.title',
    description: 'pricing.description',
  },
  {
    id: 'faq',
    path: '/faq',
    messages: ['faq'],
    title: 'faq.title',
    description: 'faq.description',
  },
  {
    id: 'design-partner',
    path: '/design-partner',
    messages: ['design-partner'],
    islandMessages: ['forms'],
    title: 'designPartner.title',
    description: 'designPartner.description',
  },
  {
    id: 'early-access',
    path: '/prova-vaglio',
    messages: ['early-access'],
    title: 'earlyAccess.title',
    description: 'earlyAccess.description',
  },
  {
    id: 'outbox',
    path: '/outbox',
    messages: ['outbox', 'device', 'app'],
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
  if (route.content === 'italian') return `italian/${route.id}`;
  return undefined;
}
