import type { ComponentType } from 'react';
import type { ResourceOutcome, Resources } from '#i18n/resources.ts';
import type { MessageTable } from '#i18n/unpack.ts';
import { type Answer, answerAt, locate, type Place } from '#site/addresses.ts';
import { contentName } from '#site/content-name.ts';
import { defaultLanguage, type LanguageCode } from '#site/languages.ts';
import { pageModules } from './pageModules.ts';

/** A page with all it needs: what App shows. */
export interface PreparedPage extends Answer {
  pathname: string;
  View: ComponentType<{ place: Place; content: unknown }>;
  messages: MessageTable;
  /** The language of the words: the page's, or the default one where the page's could not be loaded. */
  language: LanguageCode;
  content: unknown;
}

/** The names of the words that a page is drawn with, and last of its text, where it has one. */
export function resourceNames({ route, slug }: Pick<Place, 'route' | 'slug'>): string[] {
  const content = contentName(route, slug);
  return ['common', ...route.messages, ...(content ? [content] : [])];
}

/**
 * Fetches code, words and texts of the page at this address. Words that cannot be loaded are replaced
 * by the default language's. Throws where those cannot be loaded either, or the code is out of reach.
 */
export const preparePage = async (pathname: string, resources: Resources): Promise<PreparedPage> => ({
  ...(await preparePlace(locate(pathname), resources)),
  pathname,
});

async function preparePlace(place: Place, resources: Resources): Promise<Omit<PreparedPage, 'pathname'>> {
  const names = resourceNames(place);
  const [page, { language, outcomes }] = await Promise.all([
    pageModules[place.route.id](),
    loadWords(place.language, names, resources),
  ]);
  const loaded = outcomes.map((outcome) => (outcome.state === 'loaded' ? outcome.value : undefined));
  const hasText = contentName(place.route, place.slug) !== undefined;
  const content = hasText ? loaded.pop() : undefined;
  const answer = answerAt(place, !hasText || content !== undefined);
  if (answer.place.route !== place.route) return preparePlace(answer.place, resources);
  // Read by the name that this route asks for, it is what its page takes.
  const View = page.default as PreparedPage['View'];
  return { ...answer, View, language, messages: Object.assign({}, ...loaded), content };
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
export const prerenderKey = ({ kind, place }: Answer): string =>
  [place.base, place.language, place.route.id, kind === 'page' ? place.slug : ''].join(' ');
