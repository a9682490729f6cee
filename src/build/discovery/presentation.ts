import type { IntlShape } from '@formatjs/intl';
import type { AuthorContent } from '#features/articles/model/author.ts';
import type { ArticleContent } from '#features/articles/model/content.ts';
import type { PostContent } from '#features/articles/model/italian.ts';
import type { FaqContent } from '#features/faq/model/faq.ts';
import { contentName } from '#site/content-name.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { Page } from '#site/pages.ts';
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
  article?: ArticleContent | PostContent;
  /** What /faq answers. */
  questions?: FaqContent['items'];
  author?: AuthorContent;
}

/** Every page that is meant to be found. */
export function presentPages(resources: AllResources, pages: readonly Page[]): readonly Presentation[] {
  return [...resources].flatMap(([language, names]) => {
    const intl = createBuildIntl(language, names);
    return pages
      .filter((page) => page.language === language && !page.route.unindexed)
      .map((page): Presentation => {
        const { route, slug } = page;
        if (slug && route.content === 'author') {
          const author = names.get(contentName(route, slug) ?? '') as AuthorContent;
          const { title, excerpt: description } = author;
          return { page, intl, title, description, language: author.language, author };
        }
        if (slug) {
          const article = names.get(contentName(route, slug) ?? '') as ArticleContent | PostContent;
          const { title, excerpt: description } = article;
          return { page, intl, title, description, language: article.language, article };
        }
        const title = intl.formatMessage({ id: route.title });
        const description = intl.formatMessage({ id: route.description });
        const faq = route.id === 'faq' && (names.get(contentName(route) ?? '') as FaqContent);
        return { page, intl, title, description, language, ...(faq && { questions: faq.items }) };
      });
  });
}

/** What an article is about, in a word: a note's topic in the language of the page, a post's own category. */
export const sectionOf = (intl: IntlShape<string>, article: ArticleContent | PostContent): string =>
  'topic' in article ? intl.formatMessage({ id: `insights.topic.${article.topic}` }) : article.category;
