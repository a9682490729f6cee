import type { IntlShape } from '@formatjs/intl';
import type { AuthorContent } from '#features/articles/model/author.ts';
import type { ArticleContent } from '#features/articles/model/content.ts';
import type { PostContent } from '#features/articles/model/italian.ts';
import type { FaqContent } from '#features/faq/model/faq.ts';
import type { Page } from '#router/model/pages.ts';
import { type SearchAddresses, searchAddresses } from '#router/model/search-addresses.ts';
import { contentName } from '#site/content-name.ts';
import type { Locale } from '#site/locales.ts';
import { createBuildIntl } from '../build-intl.ts';
import type { AllResources } from '../messages.ts';

/** The data about a page that search results, cards and feed readers show. */
export interface Presentation {
  page: Page;
  /** Formats messages in the page's language. */
  intl: IntlShape<string>;
  addresses: SearchAddresses;
  title: string;
  description: string;
  /** Language of title and description. An article's language may differ from the page's language. */
  locale: Locale;
  article?: ArticleContent | PostContent;
  /** The questions of /faq. */
  questions?: FaqContent['items'];
  author?: AuthorContent;
}

/** The data about the site that programs such as crawlers read. */
export interface PresentedSite {
  siteUrl: string;
  presentations: readonly Presentation[];
  /** Returns the address of a page's card. */
  cardOf: (address: string) => string;
}

/** Returns the presentations of all pages, except unindexed pages. */
export function presentPages(resources: AllResources, pages: readonly Page[]): readonly Presentation[] {
  return [...resources].flatMap(([locale, names]) => {
    const intl = createBuildIntl(locale, names);
    return pages
      .filter((page) => page.locale === locale && !page.route.unindexed)
      .map((page): Presentation => {
        const { route, slug } = page;
        if (slug) {
          const text = names.get(contentName(route, slug) ?? '') as
            | AuthorContent
            | ArticleContent
            | PostContent;
          const { title, excerpt: description, language: written } = text;
          const about = 'role' in text ? { author: text } : { article: text };
          const addresses = searchAddresses(page, 'languages' in text ? text.languages : undefined);
          return { page, addresses, intl, title, description, locale: written, ...about };
        }
        const title = intl.formatMessage({ id: route.title });
        const description = intl.formatMessage({ id: route.description });
        const faq = route.id === 'faq' && (names.get(contentName(route) ?? '') as FaqContent);
        const addresses = searchAddresses(page);
        return { page, addresses, intl, title, description, locale, ...(faq && { questions: faq.items }) };
      });
  });
}

/** Returns the subject of a text: an article's topic in the page's language, or a post's category. */
export const sectionOf = (intl: IntlShape<string>, article: ArticleContent | PostContent): string =>
  'topic' in article ? intl.formatMessage({ id: `insights.topic.${article.topic}` }) : article.category;
