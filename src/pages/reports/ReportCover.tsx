import type { ReactNode } from 'react';
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
  /** The position of the report in the list, from 1. */
  number: number;
  chosen: boolean;
  /** The title, as a heading or as decoration. */
  children: ReactNode;
}

/** Renders the cover of a report with brand, number, title and drawing. */
export function ReportCover({ report, number, chosen, children }: ReportCoverProps) {
  const Drawing = drawings[report.picture];
  return (
    <div className={chosen ? `${styles.cover} ${styles.chosen}` : styles.cover}>
      <p className={`${layout.spread} ${typography.fine} ${styles.house}`} aria-hidden="true">
        <span>{brand.name}</span>
        <span>{String(number).padStart(2, '0')}</span>
      </p>
      {children}
      <Drawing className={`${patterns.drawing} ${styles.picture}`} />
    </div>
  );
}
