import { FormattedMessage, useIntl } from 'react-intl';
import { buttonClass } from '#components/Button.tsx';
import { Claim } from '#components/Claim.tsx';
import { FullWidthSection } from '#components/FullWidthSection.tsx';
import { NavigationLink } from '#components/NavigationLink.tsx';
import { SectionHead } from '#components/SectionHead.tsx';
import { figures } from '#site/figures.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import shown from './HeroFigures.module.css';
import styles from './UserFlow.module.css';

/** The hours of an example day, each with a benefit for the team. A process step begins in each of the first three. */
const hours = [
  { hour: '08:00', step: 'upload', benefit: 'time' },
  { hour: '09:00', step: 'analysis', benefit: 'standard' },
  { hour: '10:00', step: 'report', benefit: 'collaboration' },
  { hour: '11:00', benefit: 'portfolio' },
] as const;

/** Renders a committee's Monday on one axis, and the results below it. */
export function UserFlow() {
  const { formatNumber } = useIntl();
  const results = {
    time: formatNumber(figures.time, { style: 'percent' }),
    startups: `${formatNumber(figures.startups)}x`,
    consistency: formatNumber(figures.consistency, { style: 'percent' }),
  };
  return (
    <FullWidthSection id="user-flow" labelledBy="flow-title">
      <SectionHead id="flow-title" title={<FormattedMessage id="home.flow.title" />} />
      <div className={layout.stack6}>
        <ol className={styles.hours}>
          {hours.map(({ hour, benefit, ...entry }) => (
            <li key={hour} className={`${patterns.dot} ${styles.hour}`}>
              <p className={styles.clock}>{hour}</p>
              {'step' in entry && (
                <p className={styles.event}>
                  <FormattedMessage id={`home.flow.${entry.step}.title`} />
                </p>
              )}
              <div className={styles.benefit}>
                <h3>
                  <FormattedMessage id={`home.flow.${benefit}.title`} />
                </h3>
                <p>
                  <FormattedMessage id={`home.flow.${benefit}.text`} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <div className={`${layout.grid} ${patterns.ruled} ${styles.end}`}>
          <dl className={`${layout.grid} ${shown.figures} ${styles.results}`}>
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
          <p>
            <NavigationLink to="workflow" label="common.nav.workflow" className={buttonClass('quiet')} />
          </p>
        </div>
      </div>
    </FullWidthSection>
  );
}
