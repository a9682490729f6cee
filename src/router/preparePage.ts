import type { ComponentType, ReactNode } from 'react';
import type { ResourceOutcome, Resources } from '#i18n/resources.ts';
import type { MessageTable } from '#i18n/unpack.ts';
import { contentName } from '#site/content-name.ts';
import { defaultLocale, type Locale } from '#site/locales.ts';
import type { RouteId } from '#site/routes.ts';
import { matchRoute, type RouteMatch, type RouteResult, resolveRoute } from './model/addresses.ts';

/** Functions that load the component of each route. The app contains the table. */
export type PageModules = Readonly<Record<RouteId, () => Promise<{ default: (props: never) => ReactNode }>>>;

/** A page with everything App needs to render it. */
export interface PreparedPage extends RouteResult {
  pathname: string;
  View: ComponentType<{ match: RouteMatch; content: unknown }>;
  messages: MessageTable;
  /** Language of the messages: the page's language, or the default language if its messages could not be loaded. */
  locale: Locale;
  content: unknown;
}

/** Returns the names of a page's message files, followed by the name of its content, if it has content. */
export function resourceNames({ route, slug }: Pick<RouteMatch, 'route' | 'slug'>): string[] {
  const content = contentName(route, slug);
  return ['common', ...route.messages, ...(content ? [content] : [])];
}

/**
 * Loads code, messages and content of the page at this address. If the messages fail to load, loads those of the default
 * language. Throws if those fail too, if the host has no messages, or if the code is unreachable.
 */
export const preparePage = async (
  pathname: string,
  resources: Resources,
  pageModules: PageModules,
): Promise<PreparedPage> => ({
  ...(await prepareMatch(matchRoute(pathname), resources, pageModules)),
  pathname,
});

async function prepareMatch(
  match: RouteMatch,
  resources: Resources,
  pageModules: PageModules,
): Promise<Omit<PreparedPage, 'pathname'>> {
  const names = resourceNames(match);
  const [page, { locale, outcomes }] = await Promise.all([
    pageModules[match.route.id](),
    loadPageMessages(match.locale, names, resources),
  ]);
  const loaded = outcomes.map((outcome) => (outcome.state === 'loaded' ? outcome.value : undefined));
  const hasText = contentName(match.route, match.slug) !== undefined;
  // Every version has its messages. If they are missing, the host now serves another version.
  if (outcomes.slice(0, hasText ? -1 : undefined).some(({ state }) => state === 'missing'))
    throw new Error(`The messages of ${names.join(', ')} are gone.`);
  const content = hasText ? loaded.pop() : undefined;
  const answer = resolveRoute(match, !hasText || content !== undefined);
  if (answer.match.route !== match.route) return prepareMatch(answer.match, resources, pageModules);
  // The content has the type that the page expects, because it was loaded under the name of this route.
  const View = page.default as unknown as PreparedPage['View'];
  return { ...answer, View, locale, messages: Object.assign({}, ...loaded), content };
}

async function loadPageMessages(locale: Locale, names: readonly string[], resources: Resources) {
  const load = (code: Locale): Promise<ResourceOutcome[]> =>
    Promise.all(names.map((name) => resources.load(code, name)));
  const failed = (outcomes: readonly ResourceOutcome[]) => outcomes.some(({ state }) => state === 'failed');
  const outcomes = await load(locale);
  if (!failed(outcomes)) return { locale, outcomes };
  const others = locale === defaultLocale ? outcomes : await load(defaultLocale);
  if (failed(others)) throw new Error(`The messages of ${names.join(', ')} could not be loaded.`);
  return { locale: defaultLocale, outcomes: others };
}

/** Returns the key of a prerendered page. The page is hydrated only if its key matches the address. */
export const prerenderKey = ({ kind, match }: RouteResult): string =>
  [match.basePath, match.locale, match.route.id, kind === 'page' ? match.slug : ''].join(' ');
