import type { ArticleNode } from '#features/articles/model/content.ts';
import type { Cover } from '#site/covers.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { Topic } from '#site/topics.ts';

/** Someone who writes here: locales/<language>/authors/<slug>.md. */
export interface Author {
  slug: string;
  name: string;
  /** Languages the words about them are written in; the others show the first of these. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  texts: Readonly<Partial<Record<LanguageCode, AuthorText>>>;
}

/** The words about an author in one language. */
export interface AuthorText {
  /** What they do in the company, as it stands after a comma. */
  role: string;
  excerpt: string;
  /** What they write about. */
  subjects: readonly string[];
  /** Their biography. */
  body: readonly ArticleNode[];
}

/** What every text says in front, whatever its kind. */
interface Dated {
  /** The name of its file, and the end of its address. */
  slug: string;
  /** The name of one of the authors. */
  author: string;
  /** ISO date. */
  date: string;
  /** ISO date of the last change that readers should know of. */
  updated?: string;
  /** Reading time. */
  minutes: number;
}

/** The words of an article in one language. */
export interface ArticleText {
  title: string;
  excerpt: string;
  /** Where this language's text has changed at another time than the article. */
  updated?: string;
  /** The text, as the elements it is made of. */
  body: readonly ArticleNode[];
}

/** A note among the insights: locales/<language>/articles/<slug>.md. */
export interface Article extends Dated {
  topic: Topic;
  cover?: Cover;
  /** What to read next, by slug, where the author has chosen. */
  related?: readonly string[];
  /** Languages it is written in; the others show the first of these, marked as such. */
  languages: readonly [LanguageCode, ...LanguageCode[]];
  texts: Readonly<Partial<Record<LanguageCode, ArticleText>>>;
}

/** An article of the blog, in Italian only (docs/site.md, section 2): locales/it/blog/<slug>.md. */
export interface BlogPost extends Dated {
  title: string;
  excerpt: string;
  category: string;
  tags: readonly string[];
  /** The note among the insights that treats its subject at length. */
  insight?: string;
  /** The text, as the elements it is made of. */
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
  /** The text, as the elements it is made of. */
  body: readonly ArticleNode[];
}
