import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormPart } from '#features/submissions/view/FormPart.tsx';
import { Checklist } from '#sections/Checklist.tsx';
import { reportForm } from '#site/forms/report-form.ts';
import type { Report } from '#site/reports.ts';
import styles from './ReportRequest.module.css';

interface ReportRequestProps {
  report: Report;
  /** Another round, another form. */
  round: number;
  place: RefObject<HTMLElement | null>;
}

/** How a report is had: what happens, and the form that asks for the chosen one. */
export function ReportRequest({ report: { id, pages, format }, round, place }: ReportRequestProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: `reports.item.${id}.title` });
  return (
    <div className={styles.request}>
      <div className={styles.how}>
        <h2 className={styles.title}>
          <FormattedMessage id="reports.how" />
        </h2>
        <Checklist items={['reports.how.choose', 'reports.how.request', 'reports.how.email']} />
      </div>
      <section id="report-request" ref={place} aria-label={title}>
        <FormPart
          key={round}
          form={reportForm}
          attached={{ report: title }}
          note={
            <p className={styles.chosen}>
              <span className={styles.label}>
                <FormattedMessage id="reports.chosen" />
              </span>
              <strong>{title}</strong>
              <span className={styles.label}>
                <FormattedMessage id="reports.pages" values={{ pages }} />
                {` · ${format}`}
              </span>
            </p>
          }
        >
          <h2 className={styles.title}>
            <FormattedMessage id="reports.form.title" />
          </h2>
          <p>
            <FormattedMessage id="reports.form.intro" values={{ title }} />
          </p>
        </FormPart>
      </section>
    </div>
  );
}
