import { FormattedMessage, useIntl } from 'react-intl';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import columns from '#styles/columns.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import visibility from '#styles/visibility.module.css';
import { scoreOf } from '../model/sample.ts';
import carried from './carried.module.css';
import styles from './Verdict.module.css';

/** The radius of the pin, and the distance of its centre from the top of the drawing. The score is above the pin. */
const PIN = 9;
const CENTRE = 34;

const bands = [
  { band: 'poor', from: 0, to: FAIR_FROM },
  { band: 'fair', from: FAIR_FROM, to: GOOD_FROM },
  { band: 'good', from: GOOD_FROM, to: 100 },
] as const;

const percent = (points: number) => `${points}%`;

/** Renders the verdict of the complete report: score, meaning, and position on the scale of bands. */
export function Verdict() {
  const intl = useIntl();
  const score = scoreOf('overall');
  const band = bandOf(score);
  const word = intl.formatMessage({ id: `results.band.${band}` });
  return (
    <div className={`${columns.two} ${patterns.box} ${styles.verdict} ${carried.verdict}`}>
      <p className={styles.score}>
        {intl.formatMessage(
          { id: 'results.overview.score' },
          {
            score,
            band: word,
            big: (chunks) => (
              <span key="big" className={`${styles.big} ${carried.total} ${tones[band]}`}>
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

/**
 * Renders the scale. All positions are percentages, so that each label is at its points at every width and no label
 * wraps. It is decorative, because the text above says the same.
 */
function Scale({ score }: { score: number }) {
  return (
    <svg className={styles.scale} aria-hidden="true">
      {bands.map((scale) => (
        <Band key={scale.band} {...scale} isReached={scale.band === bandOf(score)} />
      ))}
      {[0, FAIR_FROM, GOOD_FROM, 100].map((points) => (
        <text key={points} x={percent(points)} y={CENTRE + 28}>
          {points}
        </text>
      ))}
      <text className={`${typography.strong} ${tones[bandOf(score)]}`} x={percent(score)} y={CENTRE - 17}>
        {score}
      </text>
      <circle
        fill="var(--raised)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        cx={percent(score)}
        cy={CENTRE}
        r={PIN}
      />
    </svg>
  );
}

/** Renders a band, and its name where there is space for it. */
function Band({ band, from, to, isReached }: (typeof bands)[number] & { isReached: boolean }) {
  return (
    <>
      <rect
        className={tones[band]}
        fillOpacity={isReached ? 1 : 0.3}
        stroke="var(--raised)"
        strokeWidth="2"
        x={percent(from)}
        y={CENTRE - 6}
        width={percent(to - from)}
        height="12"
      />
      <text
        className={`${tones[band]} ${typography.strong} ${visibility.desktopOnly}`}
        x={percent((from + to) / 2)}
        y={CENTRE + 52}
      >
        <FormattedMessage id={`results.band.${band}`} />
      </text>
    </>
  );
}
