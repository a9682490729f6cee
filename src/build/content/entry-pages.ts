import type { Locale } from '#site/locales.ts';
import { ContentError } from './content-error.ts';
import { faqContent } from './faq.ts';
import { reportsIn } from './reports.ts';
import type { SiteContent } from './site-content.ts';
import { testimonialsIn } from './testimonials.ts';
import { webinarsIn } from './webinars.ts';

type Entries = Pick<SiteContent, 'faq' | 'reports' | 'webinars' | 'testimonials'>;

/**
 * Returns the contents of the pages that list entries, in one language, by resource name. Throws if one of the pages
 * would be empty, because each page begins with its first entry.
 */
export function entryPages(
  { faq, reports, webinars, testimonials }: Entries,
  locale: Locale,
): ReadonlyMap<string, { items: readonly unknown[] }> {
  const pages = {
    faq: { folder: 'faq', items: faqContent(faq, locale).items },
    reports: { folder: 'reports', items: reportsIn(reports, locale) },
    webinars: { folder: 'webinars', items: webinarsIn(webinars, locale) },
    home: { folder: 'testimonials', items: testimonialsIn(testimonials, locale) },
  };
  const problems = Object.entries(pages)
    .filter(([, { items }]) => items.length === 0)
    .map(([id, { folder }]) => {
      const file = id === 'home' ? 'the slider on the home page' : `the page /${id}`;
      return `locales/${locale}/${folder}: nothing here is published, and ${file} would be empty. Write a file, or remove "draft: true" from one.`;
    });
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(Object.entries(pages).map(([id, { items }]) => [`entries/${id}`, { items }]));
}
