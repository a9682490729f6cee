import { FormattedMessage } from 'react-intl';
import { Checklist } from '#components/Checklist.tsx';
import { ItemForm } from '#features/forms/view/ItemForm.tsx';
import type { SubjectRequest } from '#features/forms/view/useSubject.ts';
import { reportForm } from '#site/forms/report-form.ts';
import { REPORT_FORMAT, type Report } from '#site/reports.ts';
import typography from '#styles/typography.module.css';
import { ReportCover } from './ReportCover.tsx';

/** Anchor of the form. The link that chooses a report leads to it. */
export const reportRequest = 'report-request';

interface ReportRequestProps {
  reports: readonly Report[];
  request: SubjectRequest<Report>;
}

/** Renders the steps to get a report, and the form that requests the chosen report. */
export function ReportRequest({ reports, request }: ReportRequestProps) {
  return (
    <ItemForm
      id={reportRequest}
      form={reportForm}
      namespace="reports"
      request={request}
      how={
        <>
          <h2 className={typography.large}>
            <FormattedMessage id="reports.how" />
          </h2>
          <Checklist items={['reports.how.choose', 'reports.how.request', 'reports.how.email']} />
        </>
      }
      picture={(report) => (
        <ReportCover report={report} number={reports.indexOf(report) + 1} chosen>
          <p className={typography.subheading} lang={report.writtenIn}>
            {report.title}
          </p>
        </ReportCover>
      )}
      facts={({ pages }) => (
        <>
          <FormattedMessage id="reports.pages" values={{ pages }} />
          {` · ${REPORT_FORMAT}`}
        </>
      )}
    />
  );
}
