import * as v from 'valibot';
import { isElement } from '#features/articles/model/content.ts';
import type { LanguageCode } from '#site/languages.ts';
import { type Testimonial, testimonialPictures } from '#site/testimonials.ts';
import { type Entry, readEntries, shownIn } from './entries.ts';
import { oneOf, text } from './fields.ts';
import { ContentError, type MarkdownSource } from './front-matter.ts';
import { parseMarkdown } from './markdown.ts';
import type { Publication } from './publication.ts';

export const testimonialFacts = {
  name: text,
  company: text,
  picture: v.exactOptional(oneOf(testimonialPictures, 'picture', ', or remove the line')),
};
export const testimonialWords = { role: text };

type Quote = Testimonial['quote'];

export type TestimonialEntry = Entry<typeof testimonialFacts, typeof testimonialWords, Quote>;

/** The testimonials of the home page: locales/<language>/testimonials/<name>.md. */
export const readTestimonials = (locales: string, publication: Publication): TestimonialEntry[] =>
  readEntries(
    locales,
    { folder: 'testimonials', facts: testimonialFacts, words: testimonialWords, textOf: quoteOf },
    publication,
  );

/** One paragraph, in parts of which every second one stands out. */
function quoteOf(body: string, source: MarkdownSource): Quote {
  const [paragraph, ...others] = parseMarkdown(body, source);
  const [tag, ...nodes] = paragraph !== undefined && isElement(paragraph) ? paragraph : [];
  const parts = [''];
  const add = (words: string, standsOut: boolean) => {
    if ((parts.length % 2 === 0) !== standsOut) parts.push('');
    parts[parts.length - 1] += words.replace(/\n/g, ' ');
  };
  const known = nodes.filter((node) => {
    const [mark, words, ...further] = typeof node === 'string' ? ['', node] : isElement(node) ? node : [];
    if (typeof words !== 'string' || further.length > 0 || (mark !== '' && mark !== 'em')) return false;
    add(words, mark === 'em');
    return true;
  });
  if (tag !== 'p' || others.length > 0 || known.length < nodes.length)
    throw new ContentError([
      `${source.name}, line ${source.line}: the quote is more than one paragraph of plain and *italic* words. Remove lists, links, bold words and empty lines.`,
    ]);
  return parts;
}

/** Testimonials in a language; untranslated ones appear in their own. */
export const testimonialsIn = (entries: readonly TestimonialEntry[], language: LanguageCode): Testimonial[] =>
  entries.map((entry) => {
    const { name, company, picture } = entry.facts;
    const { words, other } = shownIn(entry, language);
    return {
      ...(picture && { picture }),
      quote: words.text,
      name,
      // As the page shows them: repeated in the same letters, they cost the home page next to nothing.
      about: `${words.role} · ${company}`,
      ...(other && { language: other }),
    };
  });
