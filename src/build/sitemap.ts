import { addressOf, editions } from '#site/addresses.ts';
import { pages } from '#site/pages.ts';

/** All pages that are meant to be found, each with its editions in the other languages. */
export function sitemap(siteUrl: string): string {
  const urls = pages
    .filter(({ route }) => !route.unindexed)
    .map(({ address, path }) => {
      const alternates = editions.map(
        ({ base, language }) =>
          `    <xhtml:link rel="alternate" hreflang="${base ? language : 'x-default'}" href="${siteUrl}${addressOf(path, base)}"/>`,
      );
      return `  <url>\n    <loc>${siteUrl}${address}</loc>\n${alternates.join('\n')}\n  </url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
