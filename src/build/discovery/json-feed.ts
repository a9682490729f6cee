import type { Feed } from './feed.ts';

/** A feed as JSON Feed 1.1. Source: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self['feed+json'],
    description: feed.description,
    icon: feed.icon,
    language: feed.language,
    items: feed.entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_html: entry.html,
      summary: entry.excerpt,
      image: entry.image,
      date_published: entry.published,
      authors: [{ name: entry.author }],
      tags: [entry.topic.name],
      language: entry.language,
    })),
  };
  return `${JSON.stringify(document, undefined, 1)}\n`;
}
