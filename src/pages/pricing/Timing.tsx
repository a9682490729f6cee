import { FormattedMessage, FormattedNumber } from 'react-intl';
import patterns from '#styles/patterns.module.css';
import { Claim } from '#ui/Claim.tsx';
import { marks, positionOf, times } from './axis.ts';
import styles from './Timing.module.css';

/** Durations on one axis, from a single document to a whole implementation. The figures are next to it. */
export function Timing() {
  return (
    <div>
      <Scale />
      <Rows />
    </div>
  );
}

/** The names of the marks above them. Decorative: each row states its figure. */
function Scale() {
  return (
    <svg className={styles.scale} aria-hidden="true">
      {marks.map(({ minutes, count, unit }) => (
        <text key={minutes} x={`${positionOf(minutes).toFixed(1)}%`} y="1em">
          <FormattedNumber value={count} style="unit" unit={unit} unitDisplay="short" />
        </text>
      ))}
    </svg>
  );
}

function Rows() {
  return (
    <dl>
      {times.map(({ id, claim, from, to }) => (
        <div key={id} className={styles.time}>
          <dt className={patterns.strong}>
            <FormattedMessage id={`pricing.timing.${id}`} />
          </dt>
          <dd className={styles.figure}>
            <Claim of={claim}>
              <FormattedMessage id={`pricing.timing.${id}.figure`} />
            </Claim>
          </dd>
          <dd className={styles.text}>
            <FormattedMessage id={`pricing.timing.${id}.text`} />
          </dd>
          <dd className={styles.axis}>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path
                className={styles.mark}
                d={marks.map(({ minutes }) => `M${positionOf(minutes).toFixed(1)} 0v10`).join('')}
              />
              <path
                className={styles.span}
                d={`M${positionOf(from).toFixed(1)} 5H${(positionOf(to) + 0.01).toFixed(2)}`}
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
