import { FormattedMessage, useIntl } from 'react-intl';
import { bandColour } from '#components/bandColour.ts';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import columns from '#styles/columns.module.css';
import only from '#styles/only.module.css';
import patterns from '#styles/patterns.module.css';
import { scoreOf } from '../model/sample.ts';
import styles from './Verdict.module.css';

/** The scale in user units of the drawing: 100 points, plus half a pin at both ends. */
const POINT = 5;
const PIN = 9;
const HEIGHT = 2 * PIN + 4;

const bands = [
  { band: 'poor', from: 0, to: FAIR_FROM },
  { band: 'fair', from: FAIR_FROM, to: GOOD_FROM },
  { band: 'good', from: GOOD_FROM, to: 100 },
] as const;

const at = (points: number) => PIN + points * POINT;

/** The verdict of the whole report: score, meaning, and position between the bands. */
export function Verdict() {
  const intl = useIntl();
  const score = scoreOf('overall');
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <div className={`${columns.two} ${patterns.box} ${styles.verdict}`}>
      <p className={styles.score}>
        {intl.formatMessage(
          { id: 'results.overview.score' },
          {
            score,
            band: word,
            big: (chunks) => (
              <span key="big" className={`${styles.big} ${bandColour[band]}`}>
                {chunks}
              </span>
            ),
          },
        )}
      </p>
      <p className={patterns.muted}>
        <FormattedMessage id="results.overview.note" />
      </p>
      <Scale score={score} />
    </div>
  );
}

/** Decorative: the words above say the same. */
function Scale({ score }: { score: number }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={`${styles.words} ${patterns.strong} ${only.desk}`}>
        {bands.map(({ band }) => (
          <span key={band} className={bandColour[band]}>
            <FormattedMessage id={`results.band.${band}`} />
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 ${at(100) + PIN} ${HEIGHT}`} aria-hidden="true">
        {bands.map(({ band, from, to }) => (
          <rect
            key={band}
            className={bandColour[band]}
            fillOpacity={band === bandOf(score) ? 1 : 0.3}
            x={at(from) + 1}
            y={HEIGHT / 2 - 5}
            width={(to - from) * POINT - 2}
            height="10"
            rx="2"
          />
        ))}
        <circle
          fill="var(--raised)"
          stroke="var(--ink)"
          strokeWidth="2.5"
          cx={at(score)}
          cy={HEIGHT / 2}
          r={PIN}
        />
      </svg>
      <div className={styles.points}>
        {[0, FAIR_FROM, GOOD_FROM, 100].map((points) => (
          <span key={points}>{points}</span>
        ))}
      </div>
    </div>
  );
}
