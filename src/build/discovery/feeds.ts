import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { addressOf, feedAddress, pathOf } from '#router/model/addresses.ts';
import { type Locale, locales } from '#site/locales.ts';
import { articleHtml } from './article-html.ts';
import { type PresentedSite, sectionOf } from './presentation.ts';

/** Maximum number of entries of a feed. It contains only the newest, because subscribers have the older entries. */
export const MOST_ENTRIES = 20;

/** Returns the feeds of every language, as Atom and as JSON Feed, by address. */
export function feedFiles(site: PresentedSite): ReadonlyMap<string, string> {
  return new Map(
    locales.flatMap(({ code }) => {
      const feed = feedOf(code, site);
      return [
        [feedAddress(code, 'atom+xml'), atomFeed(feed)] as const,
        [feedAddress(code, 'feed+json'), jsonFeed(feed)] as const,
      ];
    }),
  );
}

type Feed = ReturnType<typeof feedOf>;

/** Returns the data of both feed formats, newest article first. An article's language may differ from the feed's. */
function feedOf(locale: Locale, { siteUrl, presentations, cardOf }: PresentedSite) {
  const basePath = `/${locale}`;
  const own = presentations.filter(({ page }) => page.basePath === basePath);
  const list = own.find(({ page }) => page.route.id === 'insights');
  if (!list) throw new Error(`There is no list of articles at ${basePath}.`);
  const intls = new Map(presentations.map(({ page, intl }) => [page.locale, intl]));
  const entries = own.flatMap(({ page, article }) =>
    article && 'topic' in article
      ? [
          {
            ...article,
            // The URL never changes, so it is also the id.
            url: siteUrl + page.address,
            authorUrl: siteUrl + addressOf(pathOf('author', article.writer.slug), basePath),
            html: articleHtml(article.body, { siteUrl, basePath }),
            topicName: sectionOf(intls.get(article.language) ?? list.intl, article),
            image: siteUrl + cardOf(page.address),
          },
        ]
      : [],
  );
  entries.sort((a, b) => b.date.localeCompare(a.date));
  entries.splice(MOST_ENTRIES);
  return {
    locale,
    title: list.intl.formatMessage({ id: 'common.title.suffix' }, { title: list.title }),
    description: list.description,
    home: siteUrl + addressOf(pathOf('insights'), basePath),
    addressOf: (kind: Parameters<typeof feedAddress>[1]) => siteUrl + feedAddress(locale, kind),
    icon: `${siteUrl}/icon-512.png`,
    updated:
      entries
        .map(({ date, updated }) => updated ?? date)
        .sort()
        .at(-1) ?? '',
    entries,
  };
}

/** Returns a feed as Atom. Source: RFC 4287. */
function atomFeed(feed: Feed): string {
  const self = feed.addressOf('atom+xml');
  return generateAtomFeed({
    xml: { lang: feed.locale },
    id: self,
    title: { value: feed.title },
    subtitle: { value: feed.description },
    updated: feed.updated,
    icon: feed.icon,
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self },
      { rel: 'alternate', type: 'text/html', hreflang: feed.locale, href: feed.home },
    ],
    entries: feed.entries.map((entry) => ({
      xml: { lang: entry.language },
      id: entry.url,
      title: { value: entry.title },
      updated: entry.updated ?? entry.date,
      published: entry.date,
      authors: [{ name: entry.author, uri: entry.authorUrl }],
      links: [{ rel: 'alternate', type: 'text/html', href: entry.url }],
      categories: [{ term: entry.topic, label: entry.topicName }],
      summary: { value: entry.excerpt },
      content: { type: 'html', value: entry.html },
    })),
  });
}

/** Returns a feed as JSON Feed 1.1. Source: https://www.jsonfeed.org/version/1.1/ */
function jsonFeed(feed: Feed): string {
  const document = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.addressOf('feed+json'),
    description: feed.description,
    icon: feed.icon,
    language: feed.locale,
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      summary: entry.excerpt,
      image: entry.image,
      date_published: entry.date,
      ...(entry.updated && { date_modified: entry.updated }),
      authors: [{ name: entry.author, url: entry.authorUrl }],
      tags: [entry.topicName],
      language: entry.language,
    })),
  });
  return `${JSON.stringify(document, undefined, 1)}\n`;
}
