import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SubjectForm } from '#features/submissions/view/SubjectForm.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { reportForm } from '#site/forms/report-form.ts';
import type { Report } from '#site/reports.ts';

/** Choosing a report leads here. */
export const reportRequest = 'report-request';

interface ReportRequestProps {
  report: Report;
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** How a report is had: what happens, and the form that asks for the chosen one. */
export function ReportRequest({ report: { id, pages, format }, round, place }: ReportRequestProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `reports.item.${id}.title` });
  return (
    <SubjectForm
      id={reportRequest}
      form={reportForm}
      attached={{ report: title }}
      title={title}
      round={round}
      place={place}
      how={
        <>
          <h2>
            <FormattedMessage id="reports.how" />
          </h2>
          <Checklist items={['reports.how.choose', 'reports.how.request', 'reports.how.email']} />
        </>
      }
      chosen={<FormattedMessage id="reports.chosen" />}
      facts={
        <>
          <FormattedMessage id="reports.pages" values={{ pages }} />
          {` · ${format}`}
        </>
      }
    >
      <p>
        <FormattedMessage id="reports.form.intro" values={{ title }} />
      </p>
    </SubjectForm>
  );
}
