import { FormattedMessage } from 'react-intl';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Section } from '#components/Section.tsx';
import { useSubject } from '#features/forms/view/useSubject.ts';
import { reportForm } from '#site/forms/report-form.ts';
import type { Report } from '#site/reports.ts';
import columns from '#styles/columns.module.css';
import patterns from '#styles/patterns.module.css';
import page from '../page.module.css';
import type { PageProps } from '../props.ts';
import { ReportCard } from './ReportCard.tsx';
import { ReportRequest, reportRequest } from './ReportRequest.tsx';
import { ReportsPicture } from './ReportsPicture.tsx';

const titleOf = ({ title }: Report) => title;

export default function ReportsPage({ content: { items: reports } }: PageProps<'reports'>) {
  const { choice, request } = useSubject<Report>(reportForm, reports, titleOf, reportRequest);
  return (
    <div className={page.page}>
      <PageIntro title="reports.heading" lead="reports.lead" picture={<ReportsPicture reports={reports} />}>
        <p className={patterns.remark}>
          <FormattedMessage id="reports.reserved" />{' '}
          <NavigationLink to="report-download" label="reports.reserved.link" />
        </p>
      </PageIntro>
      <Section id="reports-title" title="reports.list">
        <ul className={columns.three}>
          {reports.map((report, index) => (
            <ReportCard key={report.id} report={report} number={index + 1} choice={choice(report)} />
          ))}
        </ul>
      </Section>
      <ReportRequest reports={reports} request={request} />
    </div>
  );
}
