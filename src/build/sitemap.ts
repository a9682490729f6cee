import { addressOf, localePrefixes } from '#site/addresses.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { Page } from '#site/pages.ts';
import type { Route } from '#site/routes.ts';
import type { Article } from './content/articles.ts';
import type { BlogPost } from './content/italian-texts.ts';
import type { SiteContent } from './content/site-content.ts';
import { shownIn } from './content/texts.ts';
import { element, escaped } from './discovery/xml.ts';

/** All pages but the unindexed, each with its addresses in the other languages. */
export function sitemap(siteUrl: string, content: SiteContent): string {
  const found = content.pages.filter(({ route }) => !route.unindexed);
  const urls = found.map((page) => urlOf(page, siteUrl, lastModifiedOf(page, content)));
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', namespaces, `\n${urls.join('\n')}\n`)}\n`;
}

function urlOf(page: Page, siteUrl: string, lastModified: string | undefined): string {
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
 * Day of a page's last change, where known: an article's own, and for a list that of its newest article. Other pages
 * have none, since the day of the build says nothing about them.
 */
function lastModifiedOf({ route, slug, language }: Page, content: SiteContent): string | undefined {
  return textsOf(route, slug, content)
    .map((text) => lastChange(text, language))
    .sort()
    .at(-1);
}

function textsOf(
  { id, content }: Route,
  slug: string | undefined,
  { articles, posts, authors }: SiteContent,
): readonly (Article | BlogPost)[] {
  if (content === 'article') return articles.filter((text) => text.slug === slug);
  if (content === 'post') return posts.filter((text) => text.slug === slug);
  if (content === 'author') {
    const name = authors.find((author) => author.slug === slug)?.name;
    return [...articles, ...posts].filter(({ author }) => author === name);
  }
  if (content === 'article-list') return articles;
  return id === 'blog' ? posts : [];
}

/** Day of a text's last change, in the language its page shows it in. */
function lastChange(text: Article | BlogPost, language: LanguageCode): string {
  const shown = 'texts' in text ? shownIn(text, language) : text;
  return shown.updated ?? text.updated ?? text.date;
}

export const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
