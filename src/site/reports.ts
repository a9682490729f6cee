import type { LanguageCode } from './languages.ts';

/** The drawings for the fronts of reports: pages/reports/cover-pictures.ts. */
export const reportPictures = ['sieve', 'curve', 'path'] as const;

/** A report, from locales/<language>/reports/<id>.md. Source: docs/site.md, section 2. */
export interface Report {
  /** The name of its file, and what the address of a request names. */
  id: string;
  title: string;
  description: string;
  /** The language of these words, where that is not the page's. */
  writtenIn?: LanguageCode;
  pages: number;
  picture: (typeof reportPictures)[number];
}

/** What every report comes as. */
export const REPORT_FORMAT = 'PDF';

/** locales' entries/reports after the build, in the order of the page; the first is chosen at first. */
export interface ReportsContent {
  items: readonly [Report, ...Report[]];
}
