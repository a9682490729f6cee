import * as v from 'valibot';
import type { LanguageCode } from '#site/languages.ts';
import { type Report, reportPictures } from '#site/reports.ts';
import { type Entry, plainText, readEntries, shownIn } from './entries.ts';
import { textOfLength, wholeNumber } from './fields.ts';
import type { Publication } from './publication.ts';

export const reportFacts = {
  pages: wholeNumber('Write how many pages it has, such as 32.'),
  picture: v.picklist(
    reportPictures,
    ({ input }) => `there is no picture "${input}". Choose one of ${reportPictures.join(', ')}.`,
  ),
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
  entries.flatMap((entry) => {
    const shown = shownIn(entry, language);
    if (!shown) return [];
    const { pages, picture } = entry.facts;
    const { title, text: description } = shown.words;
    return [
      { id: entry.slug, title, description, ...(shown.other && { writtenIn: shown.other }), pages, picture },
    ];
  });
