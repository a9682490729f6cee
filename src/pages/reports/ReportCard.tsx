import { FormattedMessage } from 'react-intl';
import { type Choice, ChooseLink } from '#sections/ChooseLink.tsx';
import type { Report } from '#site/reports.ts';
import styles from './ReportCard.module.css';
import { ReportCover } from './ReportCover.tsx';

interface ReportCardProps {
  report: Report;
  /** Its place in the row, from 1. */
  number: number;
  choice: Choice;
}

/** A report as it would lie on a table: its cover, what it is about, and the link that takes it to the form. */
export function ReportCard({ report: { id, pages, format }, number, choice }: ReportCardProps) {
  const titleId = `report-${id}`;
  return (
    <li className={styles.card}>
      <ReportCover id={id} titleId={titleId} number={number} chosen={choice.chosen} />
      <p className={styles.description}>
        <FormattedMessage id={`reports.item.${id}.description`} />
      </p>
      <p className={styles.facts}>
        <span>
          <FormattedMessage id="reports.pages" values={{ pages }} />
        </span>
        <span>{format}</span>
      </p>
      <ChooseLink {...choice} titleId={titleId}>
        <FormattedMessage id="reports.choose" />
      </ChooseLink>
    </li>
  );
}
