import { faqContent } from '#build/content/faq.ts';
import { reportsIn } from '#build/content/reports.ts';
import { publishedContent } from '#build/content/site-content.ts';
import { webinarsIn } from '#build/content/webinars.ts';
import { ARTICLE_NOT_FOUND, addressOf, localePrefixes, NOT_FOUND } from '#router/model/addresses.ts';
import type { Locale } from '#site/locales.ts';
import { sampled } from './samples.ts';

/** The content that a build publishes today. */
export const content = publishedContent();
export const { articles, posts, authors, pages } = content;

const { guides, faq, reports, testimonials, webinars } = content;

/** Whether an owner has added entries. The owner then decides how much is stored and searched. */
export const isAddedTo = Object.entries({
  ...{ articles, authors, blog: posts, guides },
  ...{ faq, reports, testimonials, webinars },
}).some(([folder, texts]) => sampled<{ slug: string }>(folder, texts).length < texts.length);

/** The pages that answer 404, for any address and for an article. */
export const notFoundPages = localePrefixes.flatMap(({ basePath, locale }) =>
  [NOT_FOUND, ARTICLE_NOT_FOUND].map((path) => ({ address: addressOf(path, basePath), basePath, locale })),
);

export const reportsOf = (locale: Locale) => reportsIn(content.reports, locale);
export const webinarsOf = (locale: Locale) => webinarsIn(content.webinars, locale);

/** Returns one page of each kind in the locale of this prefix. */
export const oneOfEachKind = (basePath: string) => [
  ...new Map(
    pages.filter((page) => page.basePath === basePath).map((page) => [page.route.id, page]),
  ).values(),
];

/** Returns the questions of /faq in a locale, with plain spaces. */
export const faqOf = (locale: Locale) =>
  faqContent(content.faq, locale).items.map((item) => ({
    ...item,
    question: item.question.replace(/\s+/g, ' '),
    answer: item.answer.replace(/\s+/g, ' '),
  }));
