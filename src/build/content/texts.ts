import type { AuthorContent } from '#features/articles/model/author.ts';
import type { ArticleContent } from '#features/articles/model/content.ts';
import type { ItalianText, Post } from '#features/articles/model/italian.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { WrittenLanguages } from './folder.ts';

/** The words about an author in one language; the role is worded to follow a comma. */
export type AuthorText = Pick<AuthorContent, 'role' | 'excerpt' | 'subjects' | 'body'>;

/** An author: locales/<language>/authors/<slug>.md. */
export interface Author {
  slug: string;
  name: string;
  /** Languages of the words about them; the others show the first of these. */
  languages: WrittenLanguages;
  texts: Readonly<Partial<Record<LanguageCode, AuthorText>>>;
}

/** The words of an article in one language; `updated` where they have changed at another time than the article. */
export type ArticleText = Pick<ArticleContent, 'title' | 'excerpt' | 'updated' | 'body'>;

/** A note of the insights: locales/<language>/articles/<slug>.md. */
export interface Article
  extends Pick<ArticleContent, 'slug' | 'author' | 'date' | 'updated' | 'minutes' | 'topic' | 'cover'> {
  /** Slugs to read next, if the author has chosen any. */
  related?: readonly string[];
  /** Languages it is written in; the others show the first of these and say so. */
  languages: WrittenLanguages;
  texts: Readonly<Partial<Record<LanguageCode, ArticleText>>>;
}

/** An article of the blog, in Italian only (docs/site.md, section 2): locales/it/blog/<slug>.md. */
export type BlogPost = Omit<Post, 'written'> & Pick<ArticleContent, 'updated' | 'minutes' | 'body'>;

/** A legal text, in Italian only: locales/it/texts/<id of its page>.md. */
export type LegalText = ItalianText & { slug: string };
