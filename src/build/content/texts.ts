import type { ArticleNode } from '#features/articles/model/content.ts';
import type { Cover } from '#site/covers.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { Topic } from '#site/topics.ts';

/** An author: locales/<language>/authors/<slug>.md. */
export interface Author {
  slug: string;
  name: string;
  /** Languages of the words about them; the others show the first of these. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  texts: Readonly<Partial<Record<LanguageCode, AuthorText>>>;
}

/** The words about an author in one language. */
export interface AuthorText {
  /** Role in the company, worded to follow a comma. */
  role: string;
  excerpt: string;
  /** Subjects they write about. */
  subjects: readonly string[];
  /** Biography. */
  body: readonly ArticleNode[];
}

/** Fields of all dated texts. */
interface Dated {
  /** File name, and last segment of the address. */
  slug: string;
  /** Name of an author. */
  author: string;
  /** ISO date. */
  date: string;
  /** ISO date of the last change worth telling readers. */
  updated?: string;
  /** Reading time, in minutes. */
  minutes: number;
}

/** The words of an article in one language. */
export interface ArticleText {
  title: string;
  excerpt: string;
  /** Set where this language's text has changed at another time than the article. */
  updated?: string;
  body: readonly ArticleNode[];
}

/** A note of the insights: locales/<language>/articles/<slug>.md. */
export interface Article extends Dated {
  topic: Topic;
  cover?: Cover;
  /** Slugs to read next, if the author has chosen any. */
  related?: readonly string[];
  /** Languages it is written in; the others show the first of these and say so. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  texts: Readonly<Partial<Record<LanguageCode, ArticleText>>>;
}

/** An article of the blog, in Italian only (docs/site.md, section 2): locales/it/blog/<slug>.md. */
export interface BlogPost extends Dated {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  cover?: Cover;
  /** Slug of the note that treats its subject at length. */
  insight?: string;
  body: readonly ArticleNode[];
}

/** A legal text, in Italian only: locales/it/texts/<id of its page>.md. */
export interface LegalText {
  slug: string;
  body: readonly ArticleNode[];
}

/** A guide, in Italian only: locales/it/guides/<slug>.md. */
export interface GuideText {
  slug: string;
  title: string;
  description: string;
  kind: string;
  duration: string;
  level: string;
  body: readonly ArticleNode[];
}
