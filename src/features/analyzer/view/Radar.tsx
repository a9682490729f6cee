import { FormattedMessage, useIntl } from 'react-intl';
import { bandOf, FAIR_FROM, GOOD_FROM } from '#site/score-bands.ts';
import layout from '#styles/layout.module.css';
import patterns from '#styles/patterns.module.css';
import tones from '#styles/tones.module.css';
import typography from '#styles/typography.module.css';
import { partScores } from '../model/sample.ts';
import styles from './Radar.module.css';

/** Size in user units of the drawing, wide enough for the labels to the left and right of the chart. */
const SIZE = { width: 620, height: 376 };
const CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2 };
const RADIUS = 150;
/** Distance from the outermost ring to the labels. */
const GAP = 10;

/** The axes, clockwise from the top, each with its direction and the position of its label. */
const axes = [
  { across: 0, down: -1, x: CENTRE.x, y: CENTRE.y - RADIUS - GAP, side: 'middle' },
  { across: 1, down: 0, x: CENTRE.x + RADIUS + GAP, y: CENTRE.y, side: 'start' },
  { across: 0, down: 1, x: CENTRE.x, y: CENTRE.y + RADIUS + GAP + 16, side: 'middle' },
  { across: -1, down: 0, x: CENTRE.x - RADIUS - GAP, y: CENTRE.y, side: 'end' },
] as const;

/**
 * The scores with their axes and the positions of their dots. Distances from the centre are rounded to tenths of a
 * unit.
 */
const corners = axes.flatMap((axis, index) => {
  const row = partScores[index];
  if (!row) return [];
  const reach = Math.round(row.score * RADIUS * 0.1) / 10;
  return [{ ...row, ...axis, dot: { x: CENTRE.x + axis.across * reach, y: CENTRE.y + axis.down * reach } }];
});

/** The rings between the bands, outermost first, each with the fill of the area inside it. */
const rings = [
  { points: 100, ground: 'var(--wash)' },
  { points: GOOD_FROM, ground: 'var(--wash-amber)' },
  { points: FAIR_FROM, ground: 'var(--sunk)' },
];

/**
 * Renders the four scores as a radar chart. Its label contains the same scores. The score table contains more details.
 */
export function Radar() {
  const intl = useIntl();
  const said = partScores.map(({ label, score }) => `${intl.formatMessage({ id: label })} ${score}`);
  const label = intl.formatMessage({ id: 'results.radar.label' }, { scores: said.join(', ') });
  return (
    <figure className={`${layout.stack3} ${styles.radar}`}>
      <svg
        className={patterns.drawing}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={label}
      >
        {rings.map(({ points, ground }) => (
          <ellipse
            key={points}
            fill={ground}
            stroke={points === 100 ? 'var(--line)' : 'var(--control)'}
            strokeDasharray={points === 100 ? undefined : '3 4'}
            cx={CENTRE.x}
            cy={CENTRE.y}
            rx={(points / 100) * RADIUS}
            ry={(points / 100) * RADIUS}
          />
        ))}
        <path
          fill="none"
          stroke="var(--bar)"
          d={`M${CENTRE.x} ${CENTRE.y - RADIUS}v${2 * RADIUS}M${CENTRE.x - RADIUS} ${CENTRE.y}h${2 * RADIUS}`}
        />
        <polygon
          fill="var(--raised)"
          fillOpacity=".6"
          stroke="var(--accent)"
          strokeWidth="2"
          strokeLinejoin="round"
          points={corners.map(({ dot }) => `${dot.x},${dot.y}`).join(' ')}
        />
        {[FAIR_FROM, GOOD_FROM].map((points) => (
          <Limit key={points} points={points} />
        ))}
        {corners.map((corner) => (
          <Corner key={corner.id} {...corner} />
        ))}
      </svg>
      <figcaption className={typography.fine}>
        <FormattedMessage id="results.radar.caption" />
      </figcaption>
    </figure>
  );
}

/**
 * Renders the value of a ring next to the lower axis. The label of the outer ring is outside its ring and the label of
 * the inner ring is inside, because the outline of the chart crosses the axis between the two rings.
 */
function Limit({ points }: { points: number }) {
  const line = CENTRE.y + (points / 100) * RADIUS;
  return (
    <text x={CENTRE.x + 11} y={Math.round(points === GOOD_FROM ? line + 17 : line - 5)}>
      {points}
    </text>
  );
}

function Corner({ label, score, across, x, y, side, dot }: (typeof corners)[number]) {
  const band = tones[bandOf(score)];
  const isBeside = across !== 0;
  return (
    <>
      <circle
        className={band}
        stroke="var(--raised)"
        strokeWidth="2"
        cx={Math.round(dot.x)}
        cy={Math.round(dot.y)}
        r="6"
      />
      <text textAnchor={side} x={x} y={isBeside ? y - 2 : y}>
        <tspan className={`${typography.figure} ${band}`} fontSize="24">
          {score}
        </tspan>{' '}
        <tspan {...(isBeside ? { x, dy: '1.25em' } : {})}>
          <FormattedMessage id={label} />
        </tspan>
      </text>
    </>
  );
}
