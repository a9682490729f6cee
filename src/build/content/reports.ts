import type { Locale } from '#site/locales.ts';
import { type Report, reportPictures } from '#site/reports.ts';
import { oneOf, order, textOfLength, wholeNumber } from './field-schemas.ts';
import { plainText } from './plain-text.ts';
import { shownIn, type TextOf } from './texts.ts';

/** The reports of /reports: locales/<language>/reports/<id>.md. */
export const reportKind = {
  folder: 'reports',
  facts: {
    pages: wholeNumber('Write how many pages it has, such as 32.'),
    picture: oneOf(reportPictures, 'picture'),
    order,
  },
  translated: { title: textOfLength(1, 80) },
  bodyOf: plainText,
};

type ReportEntries = readonly TextOf<typeof reportKind>[];

/** Returns the content of /reports in a language. Untranslated reports are in their original language. */
export const reportsIn = (entries: ReportEntries, locale: Locale): Report[] =>
  entries.map((entry) => {
    const { pages, picture } = entry.facts;
    const { title, body: description, language: written, languageName } = shownIn(entry, locale);
    const other = written !== locale && { writtenIn: written, ...(languageName && { languageName }) };
    return { id: entry.slug, title, description, ...other, pages, picture };
  });
