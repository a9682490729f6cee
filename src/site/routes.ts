import { brand } from './brand.ts';
import type { MessageNamespace, PlainMessageId } from './messages.ts';

/** Messages that have both a title and a description, without these endings. */
type Titled = {
  [Id in PlainMessageId]: Id extends `${infer Prefix}.title`
    ? `${Prefix}.description` extends PlainMessageId
      ? Prefix
      : never
    : never;
}[PlainMessageId];

/** Texts for the browser's tab and for search results. An article's own title and description replace them. */
interface Titles {
  title: PlainMessageId;
  description: PlainMessageId;
}

/** Everything about a page except its component. */
interface RouteRow {
  id: string;
  /** Path without language prefix. `:slug` matches one segment. `*` matches every path that no other row matches. */
  path: `/${string}` | '*';
  /** The locales/<language>/<name>.json files that this page needs in addition to `common`. */
  messages: readonly MessageNamespace[];
  /** Ids of the title and the description. 'home' means `home.title` and `home.description`. */
  titles: Titled | Titles;
  /**
   * Longer texts, loaded like messages: `articles/<name>`, `posts/<name>`, `authors/<name>`, `entries/<id>` for lists of
   * short texts, or `italian/<id>` for texts that exist in Italian only.
   */
  content?: 'article-list' | 'article' | 'post' | 'author' | 'entries' | 'italian';
  /** Adds links to the insights feeds to the page's head. */
  feeds?: true;
  /** Reason for excluding the page from the sitemap and from search engines. */
  unindexed?: string;
}

const rows = [
  {
    id: 'home',
    path: '/',
    messages: ['home', 'deal', 'forms'],
    titles: 'home',
    content: 'entries',
    feeds: true,
  },
  {
    id: 'insights',
    path: '/insights',
    messages: ['insights', 'forms'],
    titles: 'insights',
    content: 'article-list',
    feeds: true,
  },
  {
    id: 'article',
    path: '/insights/:slug',
    messages: ['insights', 'reading'],
    titles: { title: 'insights.unknown', description: 'insights.unknown.text' },
    content: 'article',
    feeds: true,
  },
  { id: 'analyzer', path: '/analyzer', messages: ['analyzer'], titles: 'analyzer' },
  { id: 'analyzer-results', path: '/analyzer/results', messages: ['results'], titles: 'results' },
  { id: 'about', path: '/about', messages: ['about', 'claims'], titles: 'about' },
  { id: 'privacy', path: '/privacy', messages: ['legal'], titles: 'legal.privacy', content: 'italian' },
  { id: 'terms', path: '/terms', messages: ['legal'], titles: 'legal.terms', content: 'italian' },
  {
    id: 'cookies',
    path: '/cookies',
    messages: ['legal', 'device'],
    titles: 'legal.cookies',
    content: 'italian',
  },
  { id: 'guides', path: '/guides', messages: ['guides'], titles: 'guides', content: 'italian' },
  { id: 'blog', path: '/blog', messages: ['blog', 'forms'], titles: 'blog', content: 'italian' },
  {
    id: 'post',
    path: '/blog/:slug',
    messages: ['insights', 'blog', 'reading'],
    titles: 'blog',
    content: 'post',
  },
  {
    id: 'author',
    path: '/insights/authors/:slug',
    messages: ['insights', 'authors'],
    titles: 'authors',
    content: 'author',
  },
  { id: 'support', path: '/support', messages: ['support'], titles: 'support' },
  { id: 'reports', path: '/reports', messages: ['reports', 'forms'], content: 'entries', titles: 'reports' },
  {
    id: 'report-download',
    path: '/report-download',
    messages: ['report-download'],
    titles: 'reportDownload',
  },
  {
    id: 'webinars',
    path: '/webinars',
    messages: ['webinars', 'forms'],
    content: 'entries',
    titles: 'webinars',
  },
  { id: 'integrations', path: '/integrations', messages: ['integrations'], titles: 'integrations' },
  { id: 'api', path: '/api', messages: ['api'], titles: 'api' },
  { id: 'workflow', path: '/workflow', messages: ['workflow', 'deal'], titles: 'workflow' },
  { id: 'demo', path: '/demo', messages: ['demo', 'forms'], titles: 'demo' },
  { id: 'pricing', path: '/pricing', messages: ['pricing'], titles: 'pricing' },
  { id: 'security', path: '/security', messages: ['security', 'device'], titles: 'security' },
  { id: 'faq', path: '/faq', messages: ['faq'], content: 'entries', titles: 'faq' },
  {
    id: 'design-partner',
    path: '/design-partner',
    messages: ['design-partner', 'forms'],
    titles: 'designPartner',
  },
  { id: 'early-access', path: `/prova-${brand.slug}`, messages: ['early-access'], titles: 'earlyAccess' },
  {
    id: 'outbox',
    path: '/outbox',
    messages: ['outbox', 'device', 'app'],
    titles: 'outbox',
    unindexed: 'shows what this device keeps',
  },
  {
    id: 'not-found',
    path: '*',
    messages: ['not-found'],
    titles: { title: 'notFound.heading', description: 'notFound.description' },
    unindexed: 'answers 404',
  },
] as const satisfies readonly RouteRow[];

export type RouteId = (typeof rows)[number]['id'];
export type Route = Omit<RouteRow, 'titles'> & Titles & { id: RouteId };

/** Routes with a page per text. A link also needs the text's slug. */
export type TextRouteId = 'article' | 'post' | 'author';
/** Routes with a single address. A link needs only the id. */
export type StaticRouteId = Exclude<RouteId, TextRouteId | 'not-found'>;

/** One row per page. Router, prerender list, sitemap, bundles and tests read it. */
export const routes: readonly Route[] = rows.map(({ titles, ...row }) => ({
  ...row,
  ...(typeof titles === 'string'
    ? { title: `${titles}.title`, description: `${titles}.description` }
    : titles),
}));

export function routeById(id: RouteId): Route {
  const route = routes.find((row) => row.id === id);
  if (!route) throw new Error(`No row in src/site/routes.ts has the id "${id}".`);
  return route;
}
