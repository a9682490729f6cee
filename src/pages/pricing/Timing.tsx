import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Claim } from '#components/Claim.tsx';
import durations from '#components/Durations.module.css';
import typography from '#styles/typography.module.css';
import { marks, positionOf, times } from './axis.ts';

/**
 * Renders durations on one axis, from a single document to a complete implementation. The figures are next to the
 * axis.
 */
export function Timing() {
  return (
    <div>
      <Scale />
      <Rows />
    </div>
  );
}

/** Renders the names of the marks above the durations. Decorative, because each row states its figure. */
function Scale() {
  return (
    <svg className={durations.scale} aria-hidden="true">
      {marks.map(({ minutes, count, unit }) => (
        <text key={minutes} x={percent(positionOf(minutes))} y="1em">
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
        <div key={id} className={durations.row}>
          <dt className={typography.strong}>
            <FormattedMessage id={`pricing.timing.${id}`} />
          </dt>
          <dd>
            <Span from={positionOf(from)} to={positionOf(to)} />
          </dd>
          <dd className={typography.note}>
            <p className={typography.accent}>
              <Claim of={claim}>
                <FormattedMessage id={`pricing.timing.${id}.figure`} />
              </Claim>
            </p>
            <FormattedMessage id={`pricing.timing.${id}.text`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const percent = (position: number) => `${position.toFixed(2)}%`;

function Span({ from, to }: { from: number; to: number }) {
  return (
    <svg className={durations.drawing} strokeLinecap="round" aria-hidden="true">
      {marks.map(({ minutes }) => (
        <line
          key={minutes}
          stroke="var(--line)"
          x1={percent(positionOf(minutes))}
          x2={percent(positionOf(minutes))}
          y2="100%"
        />
      ))}
      <line
        stroke="var(--accent)"
        strokeWidth="8"
        x1={percent(from)}
        x2={percent(to + 0.01)}
        y1="50%"
        y2="50%"
      />
    </svg>
  );
}
