import type { LanguageCode } from '#site/languages.ts';
import { faqContent } from './faq.ts';
import { ContentError } from './front-matter.ts';
import { reportsIn } from './reports.ts';
import type { SiteContent } from './site-content.ts';
import { webinarsIn } from './webinars.ts';

/**
 * Contents in one language of the pages that list entries, by resource name. Throws where one of them would be empty:
 * each begins with its first entry.
 */
export function entryPages(
  { faq, reports, webinars }: Pick<SiteContent, 'faq' | 'reports' | 'webinars'>,
  language: LanguageCode,
): ReadonlyMap<string, { items: readonly unknown[] }> {
  const pages = {
    faq: faqContent(faq, language).items,
    reports: reportsIn(reports, language),
    webinars: webinarsIn(webinars, language),
  };
  const problems = Object.entries(pages).flatMap(([name, { length }]) =>
    length > 0
      ? []
      : [
          `locales/${language}/${name}: nothing here is published, and the page /${name} would be empty. Write a file, or remove "draft: true" from one.`,
        ],
  );
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(Object.entries(pages).map(([name, items]) => [`entries/${name}`, { items }]));
}
