import Curve from '#illustrations/reports/curve.svg?react';
import Path from '#illustrations/reports/path.svg?react';
import Sieve from '#illustrations/reports/sieve.svg?react';
import { brand } from '#site/brand.ts';
import type { Report } from '#site/reports.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import styles from './ReportCover.module.css';

const drawings = { sieve: Sieve, curve: Curve, path: Path } satisfies Record<Report['picture'], unknown>;

interface ReportCoverProps {
  report: Report;
  titleId: string;
  number: number;
  chosen: boolean;
}

/** Renders the cover of a report with brand, number, title and drawing. */
export function ReportCover({ report, titleId, number, chosen }: ReportCoverProps) {
  const Drawing = drawings[report.picture];
  return (
    <div className={chosen ? `${styles.cover} ${styles.chosen}` : styles.cover}>
      <p className={`${layout.spread} ${typography.fine} ${styles.house}`} aria-hidden="true">
        <span>{brand.name}</span>
        <span>{String(number).padStart(2, '0')}</span>
      </p>
      <h3 id={titleId} className={typography.medium} lang={report.writtenIn}>
        {report.title}
      </h3>
      <Drawing className={`${patterns.drawing} ${styles.picture}`} />
    </div>
  );
}
