interface ReportRow {
  /** Title and description: `reports.item.<id>.…`. */
  id: string;
  pages: number;
  format: 'PDF';
}

/** One row per report, in the order of the page; the first is chosen at first. Source: docs/site.md, section 2. */
export const reports = [
  { id: 'screening', pages: 45, format: 'PDF' },
  { id: 'metrics', pages: 32, format: 'PDF' },
  { id: 'decisions', pages: 38, format: 'PDF' },
] as const satisfies readonly ReportRow[];

export type Report = (typeof reports)[number];
