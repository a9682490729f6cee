import { FormattedMessage } from 'react-intl';
import { ChooseButton } from '#sections/ChooseButton.tsx';
import type { Report } from '#site/reports.ts';
import styles from './ReportCard.module.css';
import { ReportCover } from './ReportCover.tsx';

interface ReportCardProps {
  report: Report;
  /** Its place in the row, from 1. */
  number: number;
  chosen: boolean;
  onChoose: () => void;
}

/** A report as it would lie on a table: its cover, what it is about, and the button that takes it to the form. */
export function ReportCard({ report: { id, pages, format }, number, chosen, onChoose }: ReportCardProps) {
  const titleId = `report-${id}`;
  return (
    <li className={styles.card}>
      <ReportCover id={id} titleId={titleId} number={number} chosen={chosen} />
      <p className={styles.description}>
        <FormattedMessage id={`reports.item.${id}.description`} />
      </p>
      <p className={styles.facts}>
        <span>
          <FormattedMessage id="reports.pages" values={{ pages }} />
        </span>
        <span>{format}</span>
      </p>
      <ChooseButton titleId={titleId} chosen={chosen} onChoose={onChoose}>
        <FormattedMessage id="reports.choose" />
      </ChooseButton>
    </li>
  );
}
