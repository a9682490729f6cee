import type { Writer } from '#features/articles/model/content.ts';
import type { Locale } from '#site/locales.ts';
import type { SiteContent } from './content/site-content.ts';
import { shownIn } from './content/texts.ts';

/** Returns the byline of a text's page. Throws if the author is unknown. */
export function writerOf({ authors }: Pick<SiteContent, 'authors'>, name: string, page: Locale): Writer {
  const author = authors.find((one) => one.name === name);
  if (!author) throw new Error(`"${name}" is none of the authors.`);
  const { role, language } = shownIn(author, page);
  return { slug: author.slug, role, language };
}
