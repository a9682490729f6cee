import { FormattedMessage, useIntl } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import { DotField } from '#components/DotField.tsx';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { PhoneFold } from '#components/PhoneFold.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { figures } from '#site/figures.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import shown from './HeroFigures.module.css';
import runIn from './RunIn.module.css';
import styles from './UserFlow.module.css';

/** A team's benefits, by the hour of an example day. */
const benefits = [
  { id: 'time', hour: '08:00' },
  { id: 'standard', hour: '09:00' },
  { id: 'collaboration', hour: '10:00' },
  { id: 'portfolio', hour: '11:00' },
] as const;

const steps = ['upload', 'analysis', 'report'] as const;

/** Renders a committee's Monday, with three steps as calendar entries and the benefits below them. */
export function UserFlow() {
  const { formatNumber } = useIntl();
  const results = {
    time: formatNumber(figures.time, { style: 'percent' }),
    startups: `${formatNumber(figures.startups)}x`,
    consistency: formatNumber(figures.consistency, { style: 'percent' }),
  };
  return (
    <FullWidthSection id="user-flow" labelledBy="flow-title">
      <SectionHead
        id="flow-title"
        layout="columns"
        title={<FormattedMessage id="home.flow.title" />}
        lead={<FormattedMessage id="home.flow.example" />}
      />
      <div className={layout.stack4}>
        <PhoneFold level="h3" name={<FormattedMessage id="home.flow.steps" />}>
          <ol className={`${layout.stack1} ${styles.events}`}>
            {steps.map((id) => (
              <li key={id} className={id === 'report' ? `${styles.event} ${styles.report}` : styles.event}>
                <strong>
                  <FormattedMessage id={`home.flow.${id}.title`} />
                </strong>
                <FormattedMessage id={`home.flow.${id}.text`} />
                {id === 'analysis' && (
                  <DotField of={48} highlighted={33} columns={24} className={styles.dots} />
                )}
              </li>
            ))}
          </ol>
        </PhoneFold>
        <ul className={`${styles.hours} ${runIn.texts}`}>
          {benefits.map(({ id, hour }) => (
            <li key={id} className={styles.hour}>
              <p className={styles.clock}>{hour}</p>
              <h3>
                <FormattedMessage id={`home.flow.${id}.title`} />
              </h3>
              <p>
                <FormattedMessage id={`home.flow.${id}.text`} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <VisuallyHidden>
        <FormattedMessage id="home.flow.results" />
      </VisuallyHidden>
      <dl className={`${layout.grid} ${patterns.ruled} ${shown.figures} ${styles.results}`}>
        {(['time', 'startups', 'consistency'] as const).map((id) => (
          <div key={id} className={shown.figure}>
            <dt>
              <FormattedMessage id={`home.flow.result.${id}`} />
            </dt>
            <dd>
              <Claim of={id}>{results[id]}</Claim>
            </dd>
          </div>
        ))}
      </dl>
    </FullWidthSection>
  );
}
