import { FormattedMessage, useIntl } from 'react-intl';
import { bandColour } from '#ui/bandColour.ts';
import { radarFigure, radarPoint, radarRing } from '../model/radar.ts';
import { bandOf, FAIR_FROM, GOOD_FROM, partScores } from '../model/sample.ts';
import styles from './Radar.module.css';

/** In units of the drawing, which is never shown smaller than that many pixels: the letters stay legible. */
const SIZE = 288;
const CENTRE = SIZE / 2;
const RADIUS = 142;
/** From the outermost line to the names above and below it. */
const NAME_ABOVE = 12;
const NAME_BELOW = 24;

const AXES = partScores.length;
const shares = partScores.map(({ score }) => score / 100);

/** The four scores as a figure. Its text tells the same; the table of the scores tells more. */
export function Radar() {
  const intl = useIntl();
  const said = partScores.map(({ label, score }) => `${intl.formatMessage({ id: label })} ${score}`);
  const label = intl.formatMessage({ id: 'results.radar.label' }, { scores: said.join(', ') });
  return (
    <figure className={styles.radar}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
        <polygon className={styles.outer} points={radarRing(1, AXES, CENTRE, RADIUS)} />
        {[FAIR_FROM, GOOD_FROM].map((points) => (
          <polygon
            key={points}
            className={styles.limit}
            points={radarRing(points / 100, AXES, CENTRE, RADIUS)}
          />
        ))}
        {partScores.map(({ id }, axis) => (
          <polyline
            key={id}
            className={styles.axis}
            points={`${CENTRE},${CENTRE} ${at(axis, 1).x},${at(axis, 1).y}`}
          />
        ))}
        <polygon className={styles.figure} points={radarFigure(shares, CENTRE, RADIUS)} />
        {[FAIR_FROM, GOOD_FROM].map((points) => (
          <text key={points} className={styles.mark} x={CENTRE} y={bottomOf(points) + 5}>
            {points}
          </text>
        ))}
        {partScores.map((row, axis) => (
          <Corner key={row.id} {...row} axis={axis} />
        ))}
      </svg>
      <figcaption className={styles.caption}>
        <FormattedMessage id="results.radar.caption" />
      </figcaption>
    </figure>
  );
}

function Corner({ label, score, axis }: (typeof partScores)[number] & { axis: number }) {
  const dot = at(axis, score / 100);
  const corner = at(axis, 1);
  const isLeft = corner.x < CENTRE;
  const isAbove = corner.y < CENTRE;
  return (
    <>
      <circle className={bandColour[bandOf(score)]} cx={dot.x} cy={dot.y} r="6" />
      <text
        className={isLeft ? styles.name : `${styles.name} ${styles.end}`}
        x={isLeft ? 0 : SIZE}
        y={isAbove ? corner.y - NAME_ABOVE : corner.y + NAME_BELOW}
      >
        <FormattedMessage id={label} />{' '}
        <tspan className={`${styles.score} ${bandColour[bandOf(score)]}`}>{score}</tspan>
      </text>
    </>
  );
}

function at(axis: number, share: number) {
  const { x, y } = radarPoint(axis, AXES, share * RADIUS);
  return { x: Math.round(CENTRE + x), y: Math.round(CENTRE + y) };
}

/** The lower side of a ring. */
const bottomOf = (points: number) => at(AXES - 1, points / 100).y;
