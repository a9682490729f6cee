import * as v from 'valibot';
import { categories, type FaqContent, seeAlso } from '#features/faq/model/faq.ts';
import type { LanguageCode } from '#site/languages.ts';
import { oneOf, order, textOfLength } from './fields.ts';
import { plainText } from './plain-text.ts';
import type { Publication } from './publication.ts';
import { inOrder, readTexts, shownIn } from './texts.ts';

export const faqFacts = {
  category: oneOf(categories, 'category'),
  popular: v.exactOptional(
    v.boolean(({ input }) => `"popular" is "${input}". Write popular: true, or remove the line.`),
  ),
  see: v.exactOptional(oneOf(seeAlso, 'page to see', ', or remove the line')),
  order,
};
export const faqWords = { question: textOfLength(5, 120) };

/** The questions of /faq: locales/<language>/faq/<id>.md. */
export const readFaq = (locales: string, publication: Publication) =>
  inOrder(
    readTexts(locales, { folder: 'faq', facts: faqFacts, words: faqWords, bodyOf: plainText }, publication),
  );

/** Content of /faq in a language; untranslated questions appear in their own. */
export const faqContent = (entries: ReturnType<typeof readFaq>, language: LanguageCode): FaqContent => ({
  items: entries.map((entry) => {
    const { category, popular, see } = entry.facts;
    const { question, body: answer, language: written } = shownIn(entry, language);
    return {
      id: entry.slug,
      category,
      ...(popular && { popular: true as const }),
      ...(see && { to: see }),
      ...(written !== language && { language: written }),
      question,
      answer,
    };
  }),
});
