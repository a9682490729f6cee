import { addressOf, localePrefixes } from '#site/addresses.ts';
import { allArticles } from '#site/articles.ts';
import { type Page, pages } from '#site/pages.ts';
import { posts } from '#site/posts.ts';
import { element, escaped } from './discovery/xml.ts';

/** All pages that are meant to be found, each with its localePrefixes in the other languages. */
export function sitemap(siteUrl: string): string {
  const urls = pages.filter(({ route }) => !route.unindexed).map((page) => urlOf(page, siteUrl));
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', namespaces, `\n${urls.join('\n')}\n`)}\n`;
}

function urlOf(page: Page, siteUrl: string): string {
  const lastModified = lastModifiedOf(page);
  const alternates = localePrefixes.map(({ base, language }) =>
    element('xhtml:link', {
      rel: 'alternate',
      hreflang: base ? language : 'x-default',
      href: siteUrl + addressOf(page.path, base),
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
 * The day a page changed last, where one is known: an article's own, and for a list that of the newest in it.
 * The other pages bear no date, and the day of the build says nothing about them.
 */
function lastModifiedOf({ route, slug }: Page): string | undefined {
  if (route.content === 'article') return allArticles.find((article) => article.slug === slug)?.date;
  if (route.content === 'article-list') return newest(allArticles);
  return route.id === 'blog' ? newest(posts) : undefined;
}

const newest = (rows: readonly { date: string }[]) =>
  rows
    .map(({ date }) => date)
    .sort()
    .at(-1);

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
