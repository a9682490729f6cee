import type { LanguageCode } from '#site/languages.ts';
import { type Report, reportPictures } from '#site/reports.ts';
import { type Entry, plainText, readEntries, shownIn } from './entries.ts';
import { oneOf, textOfLength, wholeNumber } from './fields.ts';
import type { Publication } from './publication.ts';

export const reportFacts = {
  pages: wholeNumber('Write how many pages it has, such as 32.'),
  picture: oneOf(reportPictures, 'picture'),
};
export const reportWords = { title: textOfLength(1, 80) };

export type ReportEntry = Entry<typeof reportFacts, typeof reportWords>;

/** The reports of /reports: locales/<language>/reports/<id>.md. */
export const readReports = (locales: string, publication: Publication): ReportEntry[] =>
  readEntries(
    locales,
    { folder: 'reports', facts: reportFacts, words: reportWords, textOf: plainText },
    publication,
  );

/** Content of /reports in a language; untranslated reports appear in their own. */
export const reportsIn = (entries: readonly ReportEntry[], language: LanguageCode): Report[] =>
  entries.map((entry) => {
    const { pages, picture } = entry.facts;
    const { words, other } = shownIn(entry, language);
    const { title, text: description } = words;
    return { id: entry.slug, title, description, ...(other && { writtenIn: other }), pages, picture };
  });
