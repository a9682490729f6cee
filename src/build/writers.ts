import type { Writer } from '#features/articles/model/content.ts';
import type { LanguageCode } from '#site/languages.ts';
import type { SiteContent } from './content/site-content.ts';
import type { Author, AuthorText } from './content/texts.ts';

/** The words about an author in the page's language, or in the first that has some. */
export function wordsAbout(author: Author, page: LanguageCode): AuthorText & { language: LanguageCode } {
  const language = author.languages.includes(page) ? page : author.languages[0];
  const words = author.texts[language];
  if (!words) throw new Error(`The author ${author.slug} has no text in "${language}".`);
  return { ...words, language };
}

/** The byline of a text's page. Throws for an unknown author. */
export function writerOf(
  { authors }: Pick<SiteContent, 'authors'>,
  name: string,
  page: LanguageCode,
): Writer {
  const author = authors.find((one) => one.name === name);
  if (!author) throw new Error(`"${name}" is none of the authors.`);
  const { role, language } = wordsAbout(author, page);
  return { slug: author.slug, role, language };
}
