import * as v from 'valibot';
import { categories, type FaqContent, seeAlso } from '#features/faq/model/faq.ts';
import type { Locale } from '#site/locales.ts';
import { oneOf, order, textOfLength } from './field-schemas.ts';
import { plainText } from './plain-text.ts';
import { shownIn, type TextOf } from './texts.ts';

/** The questions of /faq: locales/<language>/faq/<id>.md. */
export const faqKind = {
  folder: 'faq',
  facts: {
    category: oneOf(categories, 'category'),
    popular: v.exactOptional(
      v.boolean(({ input }) => `"popular" is "${input}". Write popular: true, or remove the line.`),
    ),
    see: v.exactOptional(oneOf(seeAlso, 'page to see', ', or remove the line')),
    order,
  },
  translated: { question: textOfLength(5, 120) },
  bodyOf: plainText,
};

type FaqEntries = readonly TextOf<typeof faqKind>[];

/** Returns the content of /faq in a language. Untranslated questions are in their original language. */
export const faqContent = (entries: FaqEntries, locale: Locale): FaqContent => ({
  items: entries.map((entry) => {
    const { category, popular, see } = entry.facts;
    const { question, body: answer, language: written, languageName } = shownIn(entry, locale);
    return {
      id: entry.slug,
      category,
      ...(popular && { popular: true as const }),
      ...(see && { to: see }),
      ...(written !== locale && { language: written, ...(languageName && { languageName }) }),
      question,
      answer,
    };
  }),
});
