import type { IntlShape } from '@formatjs/intl';
import type { AuthorContent } from '#features/articles/model/author.ts';
import type { ArticleContent } from '#features/articles/model/content.ts';
import type { PostContent } from '#features/articles/model/italian.ts';
import type { FaqContent } from '#features/faq/model/faq.ts';
import type { Page } from '#router/model/pages.ts';
import { contentName } from '#site/content-name.ts';
import type { Locale } from '#site/locales.ts';
import { createBuildIntl } from '../build-intl.ts';
import type { AllResources } from '../messages.ts';

/** A page as search results, cards and feed readers show it. */
export interface Presentation {
  page: Page;
  /** In the page's language. */
  intl: IntlShape<string>;
  title: string;
  description: string;
  /** Language of title and description: the article's, where it differs from the page's. */
  language: Locale;
  article?: ArticleContent | PostContent;
  /** The questions of /faq. */
  questions?: FaqContent['items'];
  author?: AuthorContent;
}

/** The site as it is described to programs. */
export interface PresentedSite {
  siteUrl: string;
  presentations: readonly Presentation[];
  /** Returns the address of a page's card. */
  cardOf: (address: string) => string;
}

/** The presentations of all pages but the unindexed. */
export function presentPages(resources: AllResources, pages: readonly Page[]): readonly Presentation[] {
  return [...resources].flatMap(([language, names]) => {
    const intl = createBuildIntl(language, names);
    return pages
      .filter((page) => page.language === language && !page.route.unindexed)
      .map((page): Presentation => {
        const { route, slug } = page;
        if (slug) {
          const text = names.get(contentName(route, slug) ?? '') as
            | AuthorContent
            | ArticleContent
            | PostContent;
          const { title, excerpt: description, language: written } = text;
          const about = 'role' in text ? { author: text } : { article: text };
          return { page, intl, title, description, language: written, ...about };
        }
        const title = intl.formatMessage({ id: route.title });
        const description = intl.formatMessage({ id: route.description });
        const faq = route.id === 'faq' && (names.get(contentName(route) ?? '') as FaqContent);
        return { page, intl, title, description, language, ...(faq && { questions: faq.items }) };
      });
  });
}

/** The subject of an article in a word: a note's topic in the page's language, a post's own category. */
export const sectionOf = (intl: IntlShape<string>, article: ArticleContent | PostContent): string =>
  'topic' in article ? intl.formatMessage({ id: `insights.topic.${article.topic}` }) : article.category;
