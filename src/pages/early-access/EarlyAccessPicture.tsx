import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import styles from '#components/picture.module.css';

/** Source: docs/site.md, section 9. */
const PLACES = 10;
const STARTUPS = 100;

const PITCH = 7;
const RADIUS = 14;
const COLUMNS = 5;
/** Distances from one place to the next. */
const ACROSS = 92;
const DOWN = 126;
/** The y coordinate at which the startups of a place begin, below its circle. */
const BELOW = 2 * RADIUS + 18;

const startups = dotPath(fieldOf(STARTUPS, { columns: 10, pitch: PITCH, inset: 4 }), PITCH);
const places = Array.from({ length: PLACES }, (_, place) => ({
  x: (place % COLUMNS) * ACROSS,
  y: Math.floor(place / COLUMNS) * DOWN,
}));

/**
 * Renders ten places, each above the hundred startups that its investor can analyse. Decorative, because the figures
 * state both numbers.
 */
export function EarlyAccessPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 440 244" width="440" aria-hidden="true">
      {places.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className={styles.thread} d={`M35.5 ${2 * RADIUS + 1}V${BELOW}`} />
          <circle
            fill="var(--surface)"
            stroke="var(--control)"
            strokeWidth="1.5"
            cx="35.5"
            cy={RADIUS + 1}
            r={RADIUS}
          />
          <path
            stroke="var(--accent)"
            strokeWidth="4"
            d={startups}
            strokeDasharray={dashesOf(PITCH)}
            transform={`translate(0 ${BELOW})`}
          />
        </g>
      ))}
    </svg>
  );
}
