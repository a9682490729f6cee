import { FormattedMessage, useIntl } from 'react-intl';
import { Counter } from '#features/motion/view/Counter.tsx';
import styles from './HeroFigures.module.css';

/** Marketing counters. Source: docs/site.md, section 9. */
const figures = [
  { value: 0.8, unit: 'percent', label: 'home.stat.screening' },
  { value: 147, unit: 'hours', label: 'home.stat.hours' },
  { value: 0.985, unit: 'percent', label: 'home.stat.success' },
] as const;

/** Three figures that count up to their values. */
export function HeroFigures() {
  const { formatNumber, formatMessage } = useIntl();
  const written = {
    percent: (value: number) => formatNumber(value, { style: 'percent', maximumFractionDigits: 1 }),
    hours: (value: number) => formatMessage({ id: 'home.roi.hoursValue' }, { hours: String(value) }),
  };
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, unit, label }) => (
        <div key={label} className={styles.figure}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>
            <Counter final={written[unit](value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
