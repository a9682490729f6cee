import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { ItemForm } from '#features/submissions/view/ItemForm.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { reportForm } from '#site/forms/report-form.ts';
import { REPORT_FORMAT, type Report } from '#site/reports.ts';

/** Choosing a report leads here. */
export const reportRequest = 'report-request';

interface ReportRequestProps {
  /** undefined where an edited request is about another one. */
  subject: Report | undefined;
  title: string;
  titleLanguage: string | undefined;
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** How a report is had: what happens, and the form that asks for the chosen one. */
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
