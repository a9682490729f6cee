import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { printPage } from '#browser/dom/print.ts';
import { Button } from '#components/Button.tsx';
import { PageIntro } from '#components/PageIntro.tsx';
import { Report } from '#features/analyzer/view/Report.tsx';
import { SaveReport } from '#features/analyzer/view/SaveReport.tsx';
import columns from '#styles/columns.module.css';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import page from '../page.module.css';
import styles from './AnalyzerResultsPage.module.css';
import { NextSteps } from './NextSteps.tsx';

const leftOut = ['results.limits.thesis', 'results.limits.sources', 'results.limits.flags'] as const;

/**
 * Renders the report of the analysis. It is a sample, and is labelled as a sample on screen and on every printed
 * sheet.
 */
export default function AnalyzerResultsPage() {
  const paper = useRef<HTMLDivElement>(null);
  return (
    <div ref={paper} className={styles.paper}>
      <p className={styles.running}>
        <span>
          <FormattedMessage id="results.running" />
        </span>
      </p>
      <div className={`${page.page} ${styles.sheet}`}>
        <div className={`${layout.spread} ${styles.head}`}>
          <PageIntro
            badge={
              <span>
                <FormattedMessage id="results.badge" />
                {' · '}
                <FormattedMessage id="results.badge.sample" />
              </span>
            }
            title="results.heading"
            lead="results.sample"
          />
          <div className={`${layout.spread} ${columns.actions}`}>
            <Button
              variant="quiet"
              className={`${visibility.withScripts} ${visibility.screenOnly}`}
              onClick={printPage}
            >
              <FormattedMessage id="results.print" />
            </Button>
            <SaveReport report={paper} className={`${visibility.withScripts} ${visibility.screenOnly}`} />
          </div>
        </div>
        <Report />
        <LeftOut />
        <NextSteps />
      </div>
    </div>
  );
}

function LeftOut() {
  return (
    <section className={`${layout.stack4} ${styles.leftOut}`} aria-labelledby="left-out-title">
      <h2 id="left-out-title" className={typography.medium}>
        <FormattedMessage id="results.limits.title" />
      </h2>
      <ul className={`${patterns.rows} ${columns.three} ${typography.muted}`}>
        {leftOut.map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
