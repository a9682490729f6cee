import type { FeedKind } from '#site/addresses.ts';
import type { LanguageCode } from '#site/languages.ts';

/** The articles of one language, whatever format they are told in. */
export interface Feed {
  language: LanguageCode;
  title: string;
  description: string;
  /** The page whose articles these are. */
  home: string;
  /** Where the feed itself stands, by its kind. */
  self: Readonly<Record<FeedKind, string>>;
  icon: string;
  /** When the newest article appeared. */
  updated: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** The article's address in this language. It never changes, so it is the id too. */
  url: string;
  language: LanguageCode;
  title: string;
  excerpt: string;
  html: string;
  author: string;
  /** RFC 3339. */
  published: string;
  /** Its name in the article's language. */
  topic: { id: string; name: string };
  image: string;
}
