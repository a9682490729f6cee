import { FormattedMessage } from 'react-intl';
import { type Choice, ChooseLink } from '#components/ChooseLink.tsx';
import { REPORT_FORMAT, type Report } from '#site/reports.ts';
import typography from '#styles/typography.module.css';
import styles from './ReportCard.module.css';
import { ReportCover } from './ReportCover.tsx';

interface ReportCardProps {
  report: Report;
  /** The position of the report in the row, from 1. */
  number: number;
  choice: Choice;
}

/** Renders a report with its cover, its description, and the link that selects it in the form. */
export function ReportCard({ report, number, choice }: ReportCardProps) {
  const titleId = `report-${report.id}`;
  return (
    <li className={styles.card}>
      <ReportCover report={report} number={number} chosen={choice.chosen}>
        <h3 id={titleId} className={typography.medium} lang={report.writtenIn}>
          {report.title}
        </h3>
      </ReportCover>
      <p className={typography.muted} lang={report.writtenIn}>
        {report.description}
      </p>
      <p className={typography.note}>
        <FormattedMessage id="reports.pages" values={{ pages: report.pages }} />
        {` · ${REPORT_FORMAT}`}
        {report.languageName && ` · ${report.languageName}`}
      </p>
      <ChooseLink {...choice} titleId={titleId}>
        <FormattedMessage id={choice.chosen ? 'reports.chosen' : 'reports.choose'} />
      </ChooseLink>
    </li>
  );
}
