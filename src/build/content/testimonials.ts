import * as v from 'valibot';
import { isElement } from '#features/articles/model/content.ts';
import type { Locale } from '#site/locales.ts';
import { type Testimonial, testimonialPictures } from '#site/testimonials.ts';
import { ContentError } from './content-error.ts';
import { oneOf, order, text } from './field-schemas.ts';
import type { MarkdownSource } from './front-matter.ts';
import { onlyParagraph } from './plain-text.ts';
import { shownIn, type TextOf } from './texts.ts';

/** The testimonials of the home page: locales/<language>/testimonials/<name>.md. */
export const testimonialKind = {
  folder: 'testimonials',
  facts: {
    name: text,
    company: text,
    picture: v.exactOptional(oneOf(testimonialPictures, 'picture', ', or remove the line')),
    order,
  },
  translated: { role: text },
  bodyOf: quoteOf,
};

/** Returns the parts of a quote of one paragraph. Every second part is emphasized. */
function quoteOf(body: string, source: MarkdownSource): Testimonial['quote'] {
  const nodes = onlyParagraph(body, source);
  const parts = [''];
  const refuse = (sentence: string) => {
    throw new ContentError([`${source.name}, line ${source.line}: ${sentence}`]);
  };
  const add = (translated: string, standsOut: boolean) => {
    if ((parts.length % 2 === 0) !== standsOut) parts.push('');
    parts[parts.length - 1] += translated.replace(/\n/g, ' ');
  };
  const isKnown = nodes?.every((node) => {
    const [mark, translated, ...further] =
      typeof node === 'string' ? ['', node] : isElement(node) ? node : [];
    if (typeof translated !== 'string' || further.length > 0 || (mark !== '' && mark !== 'em')) return false;
    add(translated, mark === 'em');
    return true;
  });
  if (!isKnown)
    refuse(
      'the quote is more than one paragraph of plain and *italic* words. Remove lists, links, bold words and empty lines.',
    );
  if (parts.some((part) => part.includes('*')))
    refuse(
      'a "*" of the quote has no partner. Write *italic words* between two of them, without spaces inside.',
    );
  return parts;
}

/** Returns the testimonials in a language. Untranslated testimonials are in their original language. */
export const testimonialsIn = (
  entries: readonly TextOf<typeof testimonialKind>[],
  locale: Locale,
): Testimonial[] =>
  entries.map((entry) => {
    const { name, company, picture } = entry.facts;
    const { role, body: quote, language: written, languageName } = shownIn(entry, locale);
    return {
      ...(picture && { picture }),
      quote,
      name,
      // The string is identical to the text on the page, so it compresses to almost nothing.
      // A line must not end with the separator.
      about: `${role} ·\u00a0${company}`,
      ...(written !== locale && { language: written, ...(languageName && { languageName }) }),
    };
  });
