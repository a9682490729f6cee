import type { Locale } from './locales.ts';

/** Cover drawings of reports. src/illustrations/reports contains them. */
export const reportPictures = ['sieve', 'curve', 'path'] as const;

/** A report, from locales/<language>/reports/<id>.md. Source: docs/site.md, section 2. */
export interface Report {
  /** File name. It is also the report's name in the address of a request. */
  id: string;
  title: string;
  description: string;
  /** Language of these texts, if it differs from the page's language. */
  writtenIn?: Locale;
  /** Name of that language in the page's language, which marks the text. */
  languageName?: string;
  pages: number;
  picture: (typeof reportPictures)[number];
}

/** File format of every report. */
export const REPORT_FORMAT = 'PDF';

/** The built `entries/reports`, in the order of the page. The first is selected initially. */
export interface ReportsContent {
  items: readonly [Report, ...Report[]];
}
