import { FormattedMessage, useIntl } from 'react-intl';
import { scoreColour } from '#components/scoreColour.ts';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import columns from '#styles/columns.module.css';
import patterns from '#styles/patterns.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { scoreOf } from '../model/sample.ts';
import carried from './carried.module.css';
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

/** Renders the verdict of the complete report: score, meaning, and position on the scale of bands. */
export function Verdict() {
  const intl = useIntl();
  const score = scoreOf('overall');
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <div className={`${columns.two} ${patterns.box} ${styles.verdict} ${carried.sheet}`}>
      <p className={styles.score}>
        {intl.formatMessage(
          { id: 'results.overview.score' },
          {
            score,
            band: word,
            big: (chunks) => (
              <span key="big" className={`${styles.big} ${carried.total} ${scoreColour[band]}`}>
                {chunks}
              </span>
            ),
          },
        )}
      </p>
      <p className={typography.muted}>
        <FormattedMessage id="results.overview.note" />
      </p>
      <Scale score={score} />
    </div>
  );
}

/** Renders the scale. It is decorative, because the text above says the same. */
function Scale({ score }: { score: number }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.points}>
        {[0, FAIR_FROM, GOOD_FROM, 100].map((points) => (
          <span key={points}>{points}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${at(100) + PIN} ${HEIGHT}`} aria-hidden="true">
        {bands.map(({ band, from, to }) => (
          <rect
            key={band}
            className={scoreColour[band]}
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
      <div className={`${styles.words} ${typography.strong} ${visibility.desktopOnly}`}>
        {bands.map(({ band }) => (
          <span key={band} className={scoreColour[band]}>
            <FormattedMessage id={`results.band.${band}`} />
          </span>
        ))}
      </div>
    </div>
  );
}
