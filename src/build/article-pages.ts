import type {
  ArticleContent,
  ArticleListContent,
  ArticleSummary,
  ArticleTitle,
} from '#features/articles/model/content.ts';
import { LINKED_OLDER, LISTED_WITH_PAGE } from '#features/articles/model/paging.ts';
import { type Locale, locales } from '#site/locales.ts';
import type { Article } from './content/articles.ts';
import type { SiteContent } from './content/site-content.ts';
import { shownIn } from './content/texts.ts';
import { writerOf } from './writers.ts';

/** Number of related articles below an article that names none. Source: docs/site.md, section 9. */
const RELATED_ARTICLES = 2;

/** Returns the summary of an article for lists and cards. */
export function summaryOf(article: Article, pageLocale: Locale): ArticleSummary {
  const { title, excerpt, language, languageName } = shownIn(article, pageLocale);
  const { slug, author, date, minutes, topic, cover } = article;
  return {
    slug,
    title,
    excerpt,
    author,
    date,
    minutes,
    topic,
    ...(cover && { cover }),
    language,
    ...(languageName && { languageName }),
  };
}

/** Returns the title of an article for a link to it. */
export function titleOf(article: Article, pageLocale: Locale): ArticleTitle {
  const { slug, title, language } = summaryOf(article, pageLocale);
  return { slug, title, language };
}

/** Returns the content of the list page: the featured article, the next articles, and the number of other articles. */
export function articleList(articles: readonly Article[], locale: Locale): ArticleListContent {
  const listed = articles.slice(0, 1 + LISTED_WITH_PAGE);
  const older = articles.length - listed.length;
  return {
    articles: listed.map((article) => summaryOf(article, locale)),
    ...(older > 0 && { older, next: titlesFrom(articles, listed.length, locale) }),
  };
}

/** Returns links to the articles that start at an index. The number of links is the same on each page. */
const titlesFrom = (articles: readonly Article[], index: number, locale: Locale): ArticleTitle[] =>
  articles.slice(index, index + LINKED_OLDER).map((article) => titleOf(article, locale));

/** Returns the articles that the list page omits. */
export const olderArticles = (articles: readonly Article[], locale: Locale): ArticleSummary[] =>
  articles.slice(1 + LISTED_WITH_PAGE).map((article) => summaryOf(article, locale));

export function articleContent(
  { articles, authors }: Pick<SiteContent, 'articles' | 'authors'>,
  locale: Locale,
  article: Article,
): ArticleContent {
  const text = shownIn(article, locale);
  const updated = text.updated ?? article.updated;
  const index = articles.findIndex(({ slug }) => slug === article.slug);
  const next = index > LISTED_WITH_PAGE ? titlesFrom(articles, index + 1, locale) : [];
  return {
    ...summaryOf(article, locale),
    ...(article.languages.length < locales.length && { languages: article.languages }),
    ...(updated && { updated }),
    writer: writerOf({ authors }, article.author, locale),
    body: text.body,
    related: relatedTo(article, articles).map((other) => summaryOf(other, locale)),
    ...(next.length > 0 && { next }),
  };
}

/** Returns the published articles that the article names as related, or else the first articles of the list. */
function relatedTo({ slug, related }: Article, articles: readonly Article[]): readonly Article[] {
  const others = articles.filter((other) => other.slug !== slug);
  const chosen = related?.flatMap((name) => others.find((other) => other.slug === name) ?? []) ?? [];
  return chosen.length > 0 ? chosen : others.slice(0, RELATED_ARTICLES);
}
