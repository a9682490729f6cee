import { FormattedMessage } from 'react-intl';
import durations from '#components/Durations.module.css';
import typography from '#styles/typography.module.css';
import styles from './Lifetimes.module.css';
import { lifetimes, marks } from './lifetimes.ts';

const percent = (position: number) => `${position}%`;
const places = Object.values(marks).map(({ at }) => percent(at));

/**
 * Renders everything that the device stores, on one axis of durations. The axis is decorative, because the sentences
 * give the same information.
 */
export function Lifetimes() {
  return (
    <div>
      <Scale />
      <dl>
        {lifetimes.map(({ id, at, asks, until, rows, typed }) => (
          <div key={id} className={durations.row}>
            <dt className={`${typography.small} ${styles.kept}`}>
              {rows.map((what) => (
                <span key={what}>
                  <FormattedMessage id={`device.${what}.what`} />
                </span>
              ))}
            </dt>
            <dd>
              <Bar to={at} asks={asks} ink={typed ? 'var(--ink)' : 'var(--accent)'} />
            </dd>
            <dd className={typography.note}>
              <FormattedMessage id={until} />
              {typed && (
                <span className={styles.typed}>
                  <FormattedMessage id="security.device.typed" />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Bar({ to, asks, ink }: { to: number; asks: boolean; ink: string }) {
  const end = percent(to);
  return (
    <svg className={durations.drawing} aria-hidden="true">
      {places.map((place) => (
        <line key={place} stroke="var(--line)" x1={place} x2={place} y2="100%" />
      ))}
      <line stroke={ink} strokeWidth="6" x2={end} y1="50%" y2="50%" />
      {asks && (
        <line
          stroke={ink}
          strokeWidth="1.5"
          strokeDasharray="0 6"
          strokeLinecap="round"
          x1={end}
          x2="100%"
          y1="50%"
          y2="50%"
        />
      )}
      {asks ? (
        <circle fill="var(--surface)" stroke={ink} strokeWidth="2" cx={end} cy="50%" r="7" />
      ) : (
        <circle fill={ink} cx={end} cy="50%" r="7" />
      )}
    </svg>
  );
}

function Scale() {
  return (
    <svg className={durations.scale} aria-hidden="true">
      <text textAnchor="start" y="1em">
        <FormattedMessage id="security.device.now" />
      </text>
      <text x={percent(marks.tab.at)} y="1em">
        <FormattedMessage id="security.device.tab" />
      </text>
      {[marks.week, marks.month].map(({ at, days }) => (
        <text key={days} x={percent(at)} y="1em">
          <FormattedMessage id="security.device.days" values={{ days }} />
        </text>
      ))}
      <text textAnchor="end" x="100%" dx="7" y="1em">
        <FormattedMessage id="security.device.cleared" />
      </text>
    </svg>
  );
}
