import type { IntlShape } from '@formatjs/intl';
import type { ArticleContent } from '#features/articles/model/content.ts';
import type { LanguageCode } from '#site/languages.ts';
import { type Page, pages } from '#site/pages.ts';
import { contentName } from '#site/routes.ts';
import { createBuildIntl } from '../build-intl.ts';
import type { AllResources } from '../words.ts';

/** A page as it is shown where people come upon it: among search results, on a card, in a feed reader. */
export interface Presentation {
  page: Page;
  /** Says the words of the page's language. */
  intl: IntlShape<string>;
  title: string;
  description: string;
  /** The language of title and description: an article's, where that is not the page's. */
  language: LanguageCode;
  article?: ArticleContent;
}

/** Every page that is meant to be found. */
export function presentPages(resources: AllResources): readonly Presentation[] {
  return [...resources].flatMap(([language, names]) => {
    const intl = createBuildIntl(language, names);
    return pages
      .filter((page) => page.language === language && !page.route.unindexed)
      .map((page): Presentation => {
        const { route, slug } = page;
        if (route.content === 'article') {
          const article = names.get(contentName(route, slug) ?? '') as ArticleContent;
          const { title, excerpt: description } = article;
          return { page, intl, title, description, language: article.language, article };
        }
        const title = intl.formatMessage({ id: route.title });
        return { page, intl, title, description: intl.formatMessage({ id: route.description }), language };
      });
  });
}
