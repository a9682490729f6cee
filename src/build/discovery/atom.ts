import type { Feed, FeedEntry } from './feed.ts';
import { element, escaped } from './xml.ts';

const text = (name: string, content: string, attributes = {}) => element(name, attributes, escaped(content));

/** A feed as Atom. Source: RFC 4287. */
export function atomFeed(feed: Feed): string {
  const parts = [
    text('id', feed.self['atom+xml']),
    text('title', feed.title),
    text('subtitle', feed.description),
    text('updated', feed.updated),
    text('icon', feed.icon),
    element('link', { rel: 'self', type: 'application/atom+xml', href: feed.self['atom+xml'] }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.home }),
    ...feed.entries.map(atomEntry),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language };
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', attributes, `\n${parts.join('\n')}\n`)}\n`;
}

/** An article; its language may be another than the feed's. */
function atomEntry(entry: FeedEntry): string {
  const parts = [
    text('id', entry.url),
    text('title', entry.title),
    // Nothing is known of later changes, so that the day it appeared is the last one.
    text('updated', entry.published),
    text('published', entry.published),
    element('author', {}, text('name', entry.author)),
    element('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    element('category', { term: entry.topic.id, label: entry.topic.name }),
    text('summary', entry.excerpt),
    text('content', entry.html, { type: 'html' }),
  ];
  return element('entry', { 'xml:lang': entry.language }, `\n${parts.join('\n')}\n`);
}
