import type { ArticleContent } from '#features/articles/model/content.ts';
import type { Resources } from '#i18n/resources.ts';
import { matchRoute } from '#router/model/addresses.ts';
import { contentName } from '#site/content-name.ts';
import type { Locale } from '#site/locales.ts';
import { withArticleText } from './model/article-text.ts';
import { SEARCHABLE, type SearchablePage } from './model/searchable.ts';
import { createSearch, type Search } from './search.ts';

/** Complete searches. Each is created one time, because it takes 100 ms on a slow phone. */
const searches = new Map<Locale, Search>();

export interface LoadedSearch {
  search: Search;
  /** False while the texts of the articles are loading: a term without results may still have some. */
  isComplete: boolean;
}

/**
 * Loads the search of a language. Calls back with the search of the index, then with the search that also knows the
 * text of the articles, or with null if the index cannot be loaded. The texts are not part of the index, because the
 * copy has them already: together they would be twice as large.
 */
export async function loadSearch(
  locale: Locale,
  resources: Resources,
  onLoaded: (loaded: LoadedSearch | null) => void,
): Promise<void> {
  const known = searches.get(locale);
  if (known) return onLoaded({ search: known, isComplete: true });
  const outcome = await resources.load(locale, SEARCHABLE);
  if (outcome.state !== 'loaded') return onLoaded(null);
  const pages = outcome.value as SearchablePage[];
  onLoaded({ search: await createSearch(pages), isComplete: false });
  const entries = await Promise.all(
    pages.map(async (page) => ({ page, complete: await withText(page, locale, resources) })),
  );
  const search = await createSearch(entries.map(({ page, complete }) => complete ?? page));
  // If a text could not be loaded, the next search tries again.
  if (entries.every(({ complete }) => complete)) searches.set(locale, search);
  onLoaded({ search, isComplete: true });
}

/**
 * Returns the page with the text of its article, or null if the host cannot be reached. An article without a translation
 * is found by its own text, because the page shows it in that language.
 */
async function withText(
  page: SearchablePage,
  locale: Locale,
  resources: Resources,
): Promise<SearchablePage | null> {
  const { route, slug } = matchRoute(page.path);
  const name = contentName(route, slug);
  if (!name || (route.content !== 'article' && route.content !== 'post')) return page;
  const outcome = await resources.load(locale, name);
  if (outcome.state !== 'loaded') return outcome.state === 'missing' ? page : null;
  return withArticleText(page, (outcome.value as Pick<ArticleContent, 'body'>).body);
}
