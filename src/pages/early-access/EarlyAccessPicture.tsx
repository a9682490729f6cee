import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import styles from '#components/picture.module.css';

/** Source: docs/site.md, section 9. */
const PLACES = 10;
const STARTUPS = 100;

const PITCH = 22;
const startups = fieldOf(STARTUPS, { columns: 20, pitch: PITCH, inset: 8 });
const places = Array.from({ length: PLACES }, (_, place) => 19 + place * 2 * PITCH);
/** The y coordinate at which the startups begin, below the places. */
const BELOW = 96;

/**
 * Renders ten places above the hundred startups that can be analysed. Decorative, because the figures state both
 * numbers.
 */
export function EarlyAccessPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 434 200" width="434" aria-hidden="true">
      {places.map((x) => (
        <g key={x}>
          <path className={styles.thread} d={`M${x} 34V${BELOW}`} />
          <circle fill="var(--surface)" stroke="var(--control)" strokeWidth="1.5" cx={x} cy="19" r="15" />
        </g>
      ))}
      <path
        className={styles.kept}
        d={dotPath(
          startups.map(({ x, y }) => ({ x, y: y + BELOW })),
          PITCH,
        )}
        strokeDasharray={dashesOf(PITCH)}
      />
    </svg>
  );
}
