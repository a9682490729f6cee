import { addressOf, localePrefixes } from '#router/model/addresses.ts';
import type { Page } from '#router/model/pages.ts';
import type { Presentation } from './discovery/presentation.ts';
import { element, escaped } from './discovery/xml.ts';

/** Returns the sitemap: all pages except unindexed pages, each with its addresses in the other languages. */
export function sitemap(siteUrl: string, presentations: readonly Presentation[]): string {
  const urls = presentations.map((one) => urlOf(one.page, siteUrl, lastModifiedOf(one, presentations)));
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', namespaces, `\n${urls.join('\n')}\n`)}\n`;
}

function urlOf(page: Page, siteUrl: string, lastModified: string | undefined): string {
  const alternates = localePrefixes.map(({ basePath, language }) =>
    element('xhtml:link', {
      rel: 'alternate',
      hreflang: basePath ? language : 'x-default',
      href: siteUrl + addressOf(page.path, basePath),
    }),
  );
  const parts = [
    element('loc', {}, escaped(siteUrl + page.address)),
    ...(lastModified ? [element('lastmod', {}, lastModified)] : []),
    ...alternates,
  ];
  return element('url', {}, `\n${parts.join('\n')}\n`);
}

/**
 * Returns the day of a page's last change, if it is known. For an article, it is the day of the article. For a list, it is
 * the latest day of its articles. Other pages have no day, because the day of the build does not show when they changed.
 */
function lastModifiedOf(presentation: Presentation, all: readonly Presentation[]): string | undefined {
  const { page, article, author } = presentation;
  if (article) return article.updated ?? article.date;
  const isListed = (text: NonNullable<Presentation['article']>) => {
    if (author) return text.author === author.title;
    if (page.route.content === 'article-list') return 'topic' in text;
    return page.route.id === 'blog' && 'category' in text;
  };
  return all
    .flatMap((other) => (other.page.basePath === page.basePath && other.article) || [])
    .filter(isListed)
    .map(({ updated, date }) => updated ?? date)
    .sort()
    .at(-1);
}

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
