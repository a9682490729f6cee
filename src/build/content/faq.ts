import * as v from 'valibot';
import { categories, type FaqContent, seeAlso } from '#features/faq/model/faq.ts';
import type { LanguageCode } from '#site/languages.ts';
import { type Entry, plainText, readEntries, shownIn } from './entries.ts';
import { oneOf, textOfLength } from './fields.ts';
import type { Publication } from './publication.ts';

export const faqFacts = {
  category: oneOf(categories, 'category'),
  popular: v.exactOptional(
    v.boolean(({ input }) => `"popular" is "${input}". Write popular: true, or remove the line.`),
  ),
  see: v.exactOptional(oneOf(seeAlso, 'page to see', ', or remove the line')),
};
export const faqWords = { question: textOfLength(5, 120) };

export type FaqEntry = Entry<typeof faqFacts, typeof faqWords>;

/** The questions of /faq: locales/<language>/faq/<id>.md. */
export const readFaq = (locales: string, publication: Publication): FaqEntry[] =>
  readEntries(locales, { folder: 'faq', facts: faqFacts, words: faqWords, textOf: plainText }, publication);

/** Content of /faq in a language; untranslated questions appear in their own. */
export const faqContent = (entries: readonly FaqEntry[], language: LanguageCode): FaqContent => ({
  items: entries.map((entry) => {
    const { category, popular, see } = entry.facts;
    const { words, other } = shownIn(entry, language);
    const { question, text: answer } = words;
    return {
      id: entry.slug,
      category,
      ...(popular && { popular: true as const }),
      ...(see && { to: see }),
      ...(other && { language: other }),
      question,
      answer,
    };
  }),
});
