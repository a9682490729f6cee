import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { euro } from '#i18n/euro.ts';
import { bandOf, sampleScores, sampleSections } from '../model/sample.ts';
import styles from './Report.module.css';

/** The sample report: scores first, then the facts they rest on. */
export function Report() {
  return (
    <div className={styles.report}>
      <Scores />
      {sampleSections.map(({ id, title, rows }) => (
        <section key={id} className={styles.section} aria-labelledby={`report-${id}`}>
          <h2 id={`report-${id}`}>
            <FormattedMessage id={title} />
          </h2>
          <dl className={styles.rows}>
            {rows.map(({ label, value }) => (
              <div key={label} className={styles.row}>
                <dt>
                  <FormattedMessage id={label} />
                </dt>
                <dd>
                  {'words' in value && <FormattedMessage id={value.words} />}
                  {'euro' in value && <FormattedNumber value={value.euro} {...euro} />}
                  {'share' in value && <FormattedNumber value={value.share} style="percent" />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Scores() {
  const intl = useIntl();
  return (
    <section className={styles.section} aria-labelledby="report-scoring">
      <h2 id="report-scoring">
        <FormattedMessage id="results.scoring" />
      </h2>
      <ul className={styles.scores}>
        {sampleScores.map(({ id, label, score }) => {
          const band = intl.formatMessage({ id: `results.band.${bandOf(score)}` });
          return (
            <li key={id} className={styles.score}>
              <span>
                <FormattedMessage id={label} />
              </span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.track} width="100" height="6" />
                <rect className={styles[bandOf(score)]} width={score} height="6" />
              </svg>
              <span className={`${styles.number} ${styles[bandOf(score)]}`}>
                {intl.formatMessage({ id: 'results.score' }, { score, band })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
