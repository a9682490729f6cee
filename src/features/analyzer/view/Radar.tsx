import { FormattedMessage, useIntl } from 'react-intl';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import { bandColour } from '#ui/bandColour.ts';
import { radarFigure, radarPoint } from '../model/radar.ts';
import { partScores } from '../model/sample.ts';
import styles from './Radar.module.css';

/** In user units of the drawing, wide enough for the labels left and right of the figure. */
const SIZE = { width: 488, height: 344 };
const CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2 };
const RADIUS = 126;
/** From the outermost ring to the labels. */
const GAP = 14;

const AXES = partScores.length;
const shares = partScores.map(({ score }) => score / 100);

/** The rings between the bands, outermost first, each with the fill of its inside. */
const rings = [
  { points: 100, ground: styles.good },
  { points: GOOD_FROM, ground: styles.fair },
  { points: FAIR_FROM, ground: styles.poor },
];

/** The four scores as a radar chart. Its label gives the same scores; the score table gives more. */
export function Radar() {
  const intl = useIntl();
  const said = partScores.map(({ label, score }) => `${intl.formatMessage({ id: label })} ${score}`);
  const label = intl.formatMessage({ id: 'results.radar.label' }, { scores: said.join(', ') });
  return (
    <figure className={styles.radar}>
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
        {rings.map(({ points, ground }) => (
          <ellipse
            key={points}
            className={ground}
            cx={CENTRE.x}
            cy={CENTRE.y}
            rx={(points / 100) * RADIUS}
            ry={(points / 100) * RADIUS}
          />
        ))}
        <path
          className={styles.axis}
          d={`M${CENTRE.x} ${CENTRE.y - RADIUS}v${2 * RADIUS}M${CENTRE.x - RADIUS} ${CENTRE.y}h${2 * RADIUS}`}
        />
        <polygon className={styles.figure} points={radarFigure(shares, CENTRE, RADIUS)} />
        {[FAIR_FROM, GOOD_FROM].map((points) => (
          <Limit key={points} points={points} />
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

/** The value of a ring, outside it, where the figure is farthest from it. */
function Limit({ points }: { points: number }) {
  const { x, y } = at(2.5, points / 100 + 0.09);
  return (
    <text className={styles.mark} x={x} y={y + 5}>
      {points}
    </text>
  );
}

/** Positions of the axis labels: above, right, below, left. */
const placed = [
  { x: CENTRE.x, y: CENTRE.y - RADIUS - GAP, side: styles.middle },
  { x: CENTRE.x + RADIUS + GAP, y: CENTRE.y, side: undefined },
  { x: CENTRE.x, y: CENTRE.y + RADIUS + GAP + 16, side: styles.middle },
  { x: CENTRE.x - RADIUS - GAP, y: CENTRE.y, side: styles.end },
];

function Corner({ label, score, axis }: (typeof partScores)[number] & { axis: number }) {
  const dot = at(axis, score / 100);
  const place = placed[axis];
  if (!place) throw new Error(`The radar has no room for the letters of axis ${axis}.`);
  const { x, y, side } = place;
  const isBeside = axis % 2 === 1;
  const number = <tspan className={`${styles.score} ${bandColour[bandOf(score)]}`}>{score}</tspan>;
  return (
    <>
      <circle className={bandColour[bandOf(score)]} cx={dot.x} cy={dot.y} r="6" />
      <text className={side ? `${styles.name} ${side}` : styles.name} x={x} y={isBeside ? y - 2 : y}>
        {number}{' '}
        <tspan {...(isBeside ? { x, dy: 20 } : {})}>
          <FormattedMessage id={label} />
        </tspan>
      </text>
    </>
  );
}

function at(axis: number, share: number) {
  const { x, y } = radarPoint(axis, AXES, share * RADIUS);
  return { x: Math.round(CENTRE.x + x), y: Math.round(CENTRE.y + y) };
}
