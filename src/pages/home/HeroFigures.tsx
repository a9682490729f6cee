import { FormattedMessage, useIntl } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import { Counter } from '#features/motion/view/Counter.tsx';
import { figures } from '#site/figures.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import styles from './HeroFigures.module.css';

const counters = [
  { value: figures.screening, unit: 'percent', label: 'home.stat.screening', claim: 'screening' },
  { value: figures.hours, unit: 'hours', label: 'home.stat.hours', claim: 'hours' },
  { value: figures.success, unit: 'percent', label: 'home.stat.success', claim: 'success' },
] as const;

/** Renders three figures that count up to their values. */
export function HeroFigures() {
  const { formatNumber, formatMessage } = useIntl();
  const written = {
    percent: (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }),
    hours: (value: number) => formatMessage({ id: 'home.roi.hoursValue' }, { hours: String(value) }),
  };
  return (
    <dl className={`${layout.grid} ${patterns.ruled} ${styles.figures}`}>
      {counters.map(({ value, unit, label, claim }) => (
        <div key={label} className={styles.figure}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>
            <Claim of={claim}>
              <Counter final={written[unit](value)} />
            </Claim>
          </dd>
        </div>
      ))}
    </dl>
  );
}
