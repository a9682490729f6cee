import type { IntlShape } from '@formatjs/intl';
import { addressOf, feedAddress, pathOf } from '#site/addresses.ts';
import { type LanguageCode, languages } from '#site/languages.ts';
import { articleHtml } from './article-html.ts';
import { atomFeed } from './atom.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import type { Presentation } from './presentation.ts';

interface FeedOptions {
  siteUrl: string;
  presentations: readonly Presentation[];
  /** The address of a page's card. */
  cardOf: (address: string) => string;
}

/** Articles have a day; feeds want a moment. */
const momentOf = (date: string) => `${date}T00:00:00Z`;

/** Finds the words of a language. */
type IntlOf = (language: LanguageCode) => IntlShape<string> | undefined;

/** The feeds of every language, by their addresses. */
export function feedFiles(options: FeedOptions): ReadonlyMap<string, string> {
  return new Map(
    languages.flatMap(({ code }) => {
      const feed = feedOf(code, options);
      return [
        [feedAddress(code, 'atom+xml'), atomFeed(feed)] as const,
        [feedAddress(code, 'feed+json'), jsonFeed(feed)] as const,
      ];
    }),
  );
}

function feedOf(language: LanguageCode, options: FeedOptions): Feed {
  const { siteUrl, presentations } = options;
  const base = `/${language}`;
  const own = presentations.filter(({ page }) => page.base === base);
  const list = own.find(({ page }) => page.route.id === 'insights');
  if (!list) throw new Error(`There is no list of articles at ${base}.`);
  const intlOf: IntlOf = (code) => presentations.find(({ page }) => page.language === code)?.intl;
  const entries = own.flatMap((presentation) => entryOf(presentation, options, intlOf));
  entries.sort((a, b) => b.published.localeCompare(a.published));
  return {
    language,
    title: list.intl.formatMessage({ id: 'common.title.suffix' }, { title: list.title }),
    description: list.description,
    home: siteUrl + addressOf(pathOf('insights'), base),
    self: {
      'atom+xml': siteUrl + feedAddress(language, 'atom+xml'),
      'feed+json': siteUrl + feedAddress(language, 'feed+json'),
    },
    icon: `${siteUrl}/icon-512.png`,
    updated: entries[0]?.published ?? '',
    entries,
  };
}

function entryOf(
  { page, article }: Presentation,
  { siteUrl, cardOf }: FeedOptions,
  intlOf: IntlOf,
): FeedEntry[] {
  if (!article) return [];
  const { title, excerpt, author, language, date, topic, body } = article;
  return [
    {
      url: siteUrl + page.address,
      language,
      title,
      excerpt,
      html: articleHtml(body),
      author,
      published: momentOf(date),
      topic: { id: topic, name: intlOf(language)?.formatMessage({ id: `insights.topic.${topic}` }) ?? topic },
      image: siteUrl + cardOf(page.address),
    },
  ];
}
