import { brand } from '#site/brand.ts';
import type { Report } from '#site/reports.ts';
import patterns from '#styles/patterns.module.css';
import { dotsOf } from './cover-pictures.ts';
import styles from './ReportCover.module.css';

const GAP = 16;

interface ReportCoverProps {
  report: Report;
  titleId: string;
  number: number;
  chosen: boolean;
}

/** Renders the cover of a report with brand, number, title and drawing. */
export function ReportCover({ report, titleId, number, chosen }: ReportCoverProps) {
  const { columns, rows, dots } = dotsOf(report.picture);
  const path = (sign: string) =>
    dots
      .filter((dot) => dot.sign === sign)
      .map(({ column, row }) => `M${column * GAP + 8} ${row * GAP + 8}h0`)
      .join('');
  return (
    <div className={chosen ? `${styles.cover} ${styles.chosen}` : styles.cover}>
      <p className={`${patterns.spread} ${patterns.fine} ${styles.house}`} aria-hidden="true">
        <span>{brand.name}</span>
        <span>{String(number).padStart(2, '0')}</span>
      </p>
      <h3 id={titleId} className={patterns.medium} lang={report.writtenIn}>
        {report.title}
      </h3>
      <svg
        className={`${patterns.drawing} ${styles.picture}`}
        viewBox={`0 0 ${columns * GAP} ${rows * GAP}`}
        aria-hidden="true"
      >
        <path stroke="var(--bar)" strokeWidth="4" d={path('.')} />
        <path stroke="var(--accent)" strokeWidth="8" d={path('o')} />
        <path stroke="var(--amber)" strokeWidth="8" d={path('!')} />
      </svg>
    </div>
  );
}
