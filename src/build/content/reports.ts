import type { LanguageCode } from '#site/languages.ts';
import { type Report, reportPictures } from '#site/reports.ts';
import { oneOf, order, textOfLength, wholeNumber } from './fields.ts';
import { plainText } from './plain-text.ts';
import type { Publication } from './publication.ts';
import { inOrder, readTexts, shownIn } from './texts.ts';

export const reportFacts = {
  pages: wholeNumber('Write how many pages it has, such as 32.'),
  picture: oneOf(reportPictures, 'picture'),
  order,
};
export const reportWords = { title: textOfLength(1, 80) };

/** The reports of /reports: locales/<language>/reports/<id>.md. */
export const readReports = (locales: string, publication: Publication) =>
  inOrder(
    readTexts(
      locales,
      { folder: 'reports', facts: reportFacts, words: reportWords, bodyOf: plainText },
      publication,
    ),
  );

/** Content of /reports in a language; untranslated reports appear in their own. */
export const reportsIn = (entries: ReturnType<typeof readReports>, language: LanguageCode): Report[] =>
  entries.map((entry) => {
    const { pages, picture } = entry.facts;
    const { title, body: description, language: written } = shownIn(entry, language);
    const other = written !== language && { writtenIn: written };
    return { id: entry.slug, title, description, ...other, pages, picture };
  });
