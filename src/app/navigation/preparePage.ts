import type { ComponentType } from 'react';
import type { ResourceOutcome, Resources } from '#i18n/resources.ts';
import type { MessageTable } from '#i18n/unpack.ts';
import { addressOf, locate, type Place } from '#site/addresses.ts';
import { contentName } from '#site/content-name.ts';
import { defaultLanguage, type LanguageCode } from '#site/languages.ts';
import { ARTICLE_NOT_FOUND, NOT_FOUND } from '#site/offline-pack.ts';
import { type PageProps, pageModules } from './pageModules.ts';

/** A page with all it needs: what App shows. */
export interface PreparedPage {
  pathname: string;
  place: Place;
  View: ComponentType<PageProps>;
  messages: MessageTable;
  /** The language of the words: the page's, or the default one where the page's could not be loaded. */
  language: LanguageCode;
  content: unknown;
}

/** The names of the words and texts that a page is drawn with, in the order in which they matter. */
export function resourceNames({ route, slug }: Pick<Place, 'route' | 'slug'>): string[] {
  const content = contentName(route, slug);
  return ['common', ...route.messages, ...(content ? [content] : [])];
}

/**
 * Fetches code, words and texts of the page at this address. Words that cannot be loaded are replaced
 * by the default language's. Throws where those cannot be loaded either, or the code is out of reach.
 */
export async function preparePage(pathname: string, resources: Resources): Promise<PreparedPage> {
  const place = locate(pathname);
  const names = resourceNames(place);
  const [page, words] = await Promise.all([
    pageModules[place.route.id](),
    loadWords(place.language, names, resources),
  ]);
  const content = contentName(place.route, place.slug);
  const tables = words.outcomes.map((outcome, index) =>
    names[index] !== content && outcome.state === 'loaded' ? outcome.value : undefined,
  );
  const outcome = words.outcomes[content ? names.indexOf(content) : -1];
  const found = outcome?.state === 'loaded' ? outcome.value : undefined;
  if ((place.route.content === 'post' || place.route.content === 'author') && !found)
    return { ...(await preparePage(addressOf(NOT_FOUND, place.base), resources)), pathname };
  return {
    pathname,
    place: standIn(place, found !== undefined),
    View: page.default,
    language: words.language,
    messages: Object.assign({}, ...tables),
    content: found,
  };
}

/** One 404 page stands at many addresses; all of them show the links it was prerendered with. */
function standIn(place: Place, hasContent: boolean): Place {
  if (place.route.id === 'not-found') return { ...place, path: NOT_FOUND };
  if (place.route.id === 'article' && !hasContent) return { ...place, path: ARTICLE_NOT_FOUND };
  return place;
}

async function loadWords(language: LanguageCode, names: readonly string[], resources: Resources) {
  const load = (code: LanguageCode): Promise<ResourceOutcome[]> =>
    Promise.all(names.map((name) => resources.load(code, name)));
  const failed = (outcomes: readonly ResourceOutcome[]) => outcomes.some(({ state }) => state === 'failed');
  const outcomes = await load(language);
  if (!failed(outcomes)) return { language, outcomes };
  const others = await load(defaultLanguage);
  if (failed(others)) throw new Error(`The words of ${names.join(', ')} could not be loaded.`);
  return { language: defaultLanguage, outcomes: others };
}

/** Names what a prerendered page shows, so that the browser hydrates it only where it fits the address. */
export function prerenderKey({ language, place, content }: PreparedPage): string {
  const existing = content ? place.slug : '';
  return [place.base, language, place.route.id, existing].join(' ');
}
