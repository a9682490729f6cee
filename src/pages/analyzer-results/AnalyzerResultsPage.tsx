import { FormattedMessage, useIntl } from 'react-intl';
import { environment } from '#browser/environment.ts';
import { printPage } from '#browser/page.ts';
import { Report } from '#features/analyzer/view/Report.tsx';
import { PageIntro } from '#sections/PageIntro.tsx';
import { AnchorLink } from '#ui/AnchorLink.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ExternalLink } from '#ui/ExternalLink.tsx';
import page from '../page.module.css';
import styles from './AnalyzerResultsPage.module.css';

const leftOut = ['results.limits.thesis', 'results.limits.sources', 'results.limits.flags'] as const;

/** The report of the analysis: a sample, and said to be one on screen and on every printed sheet. */
export default function AnalyzerResultsPage() {
  return (
    <div className={styles.paper}>
      <p className={styles.running}>
        <span>
          <FormattedMessage id="results.running" />
        </span>
      </p>
      <div className={`${page.page} ${styles.sheet}`}>
        <PageIntro
          badge={<FormattedMessage id="results.badge" />}
          title={<FormattedMessage id="results.heading" />}
          lead={<FormattedMessage id="results.sample" />}
        >
          <Button variant="quiet" className={styles.print} onClick={printPage}>
            <FormattedMessage id="results.print" />
          </Button>
        </PageIntro>
        <Report />
        <SampleNotes />
        <NextSteps />
      </div>
    </div>
  );
}

/** What the sample shows, and what it leaves out. */
function SampleNotes() {
  return (
    <div className={styles.cards}>
      <section className={`${styles.card} ${styles.pitch}`} aria-labelledby="preview-title">
        <h2 id="preview-title">
          <FormattedMessage id="results.preview.title" />
        </h2>
        <p>
          <FormattedMessage id="results.preview.text" />
        </p>
      </section>
      <section className={styles.card} aria-labelledby="left-out-title">
        <h2 id="left-out-title">
          <FormattedMessage id="results.limits.title" />
        </h2>
        <ul>
          {leftOut.map((id) => (
            <li key={id}>
              <FormattedMessage id={id} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function NextSteps() {
  const intl = useIntl();
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">
        <FormattedMessage id="results.next.title" />
      </h2>
      <div className={styles.steps}>
        <p>
          <AnchorLink anchor="contact-form" className={buttonClass()}>
            <FormattedMessage id="results.next.demo" />
          </AnchorLink>
          <FormattedMessage id="results.next.demo.text" />
        </p>
        <p>
          <ExternalLink
            href={environment.platformUrl}
            newTabLabel={intl.formatMessage({ id: 'common.nav.newTab' })}
            className={buttonClass('quiet')}
          >
            <FormattedMessage id="results.next.platform" />
          </ExternalLink>
          <FormattedMessage id="results.next.platform.text" />
        </p>
      </div>
    </section>
  );
}
