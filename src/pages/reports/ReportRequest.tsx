import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { ItemForm } from '#features/submissions/view/ItemForm.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { reportForm } from '#site/forms/report-form.ts';
import { REPORT_FORMAT, type Report } from '#site/reports.ts';

/** Anchor of the form, the target of choosing a report. */
export const reportRequest = 'report-request';

interface ReportRequestProps {
  /** undefined while an edited request is about another report. */
  subject: Report | undefined;
  title: string;
  titleLanguage: string | undefined;
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** The steps to get a report, and the form that requests the chosen one. */
export function ReportRequest({ subject, title, titleLanguage, round, place }: ReportRequestProps) {
  return (
    <ItemForm
      id={reportRequest}
      form={reportForm}
      title={title}
      titleLanguage={titleLanguage}
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
        subject && (
          <>
            <FormattedMessage id="reports.pages" values={{ pages: subject.pages }} />
            {` · ${REPORT_FORMAT}`}
          </>
        )
      }
    >
      <p>
        <FormattedMessage
          id="reports.form.intro"
          values={{ title: <span lang={titleLanguage}>{title}</span> }}
        />
      </p>
    </ItemForm>
  );
}
