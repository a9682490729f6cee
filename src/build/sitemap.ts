import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import type { Presentation } from './discovery/presentation.ts';

/** Returns the sitemap: all canonical pages except unindexed pages, each with its addresses in the other languages. */
export async function sitemap(siteUrl: string, presentations: readonly Presentation[]): Promise<string> {
  const items = presentations.flatMap((presentation) => {
    const { page, addresses } = presentation;
    if (addresses.canonical !== page.address) return [];
    const lastmod = lastModifiedOf(presentation, presentations);
    const links = addresses.alternates.map(({ hreflang, address }) => ({
      lang: hreflang,
      url: siteUrl + address,
    }));
    return { url: siteUrl + page.address, links, ...(lastmod && { lastmod }) };
  });
  const xml = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { xhtml: true, news: false, video: false, image: false },
  });
  return (await streamToPromise(Readable.from(items).pipe(xml))).toString();
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
