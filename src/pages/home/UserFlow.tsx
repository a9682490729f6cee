import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Band } from '#sections/Band.tsx';
import { FactList } from '#sections/FactList.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './UserFlow.module.css';

const benefits = [
  { title: 'home.flow.time.title', text: 'home.flow.time.text' },
  { title: 'home.flow.standard.title', text: 'home.flow.standard.text' },
  { title: 'home.flow.collaboration.title', text: 'home.flow.collaboration.text' },
  { title: 'home.flow.portfolio.title', text: 'home.flow.portfolio.text' },
] as const;

const steps = ['upload', 'analysis', 'report'] as const;

/** The results strip: 90% time saved, 5x more startups, 100% consistency (docs/site.md, section 2). */
const TIMES_MORE = 5;

export function UserFlow() {
  const intl = useIntl();
  return (
    <Band id="user-flow" labelledBy="flow-title">
      <SectionHead
        id="flow-title"
        eyebrow={<FormattedMessage id="home.flow.eyebrow" />}
        title={<FormattedMessage id="home.flow.title" />}
      />
      <FactList items={benefits} />
      <div className={styles.process}>
        <h3 className={styles.title}>
          <FormattedMessage id="home.flow.steps" />
        </h3>
        <ol className={styles.steps}>
          {steps.map((id, index) => (
            <li key={id} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {intl.formatNumber(index + 1)}
              </span>
              <span>
                <strong>
                  <FormattedMessage id={`home.flow.${id}.title`} />
                </strong>
                <FormattedMessage id={`home.flow.${id}.text`} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <VisuallyHidden>
        <FormattedMessage id="home.flow.results" />
      </VisuallyHidden>
      <dl className={styles.results}>
        <div className={styles.result}>
          <dt>
            <FormattedMessage id="home.flow.result.time" />
          </dt>
          <dd>
            <FormattedNumber value={0.9} style="percent" />
          </dd>
        </div>
        <div className={styles.result}>
          <dt>
            <FormattedMessage id="home.flow.result.startups" />
          </dt>
          <dd>{`${intl.formatNumber(TIMES_MORE)}x`}</dd>
        </div>
        <div className={styles.result}>
          <dt>
            <FormattedMessage id="home.flow.result.consistency" />
          </dt>
          <dd>
            <FormattedNumber value={1} style="percent" />
          </dd>
        </div>
      </dl>
    </Band>
  );
}
