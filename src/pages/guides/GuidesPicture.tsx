import styles from '#components/picture.module.css';
import type { Guide } from '#features/articles/model/italian.ts';

const ROW = 34;
const PITCH = 38;
/** Space for half a stop (left) and for half an end (edge). */
const [LEFT, EDGE] = [4, 9];

/** Returns the number of parts of a guide, which are the headings in its text. */
const partsOf = ({ body }: Guide) =>
  body.filter((node) => Array.isArray(node) && (node[0] === 'h2' || node[0] === 'h3')).length;

const stopsOf = (guide: Guide) => Math.max(partsOf(guide), 1);

/** Renders a path for each guide, with a stop for each part. Decorative. */
export function GuidesPicture({ guides }: { guides: readonly Guide[] }) {
  const width = Math.max(...guides.map(stopsOf)) * PITCH + LEFT + EDGE;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${guides.length * ROW - ROW + 2 * EDGE}`}
      width={width}
      aria-hidden="true"
    >
      {guides.map((guide, index) => (
        <g key={guide.slug}>
          <path className={styles.thread} d={`M${LEFT} ${EDGE + index * ROW}h${stopsOf(guide) * PITCH}`} />
          <path
            className={styles.dropped}
            d={`M${LEFT} ${EDGE + index * ROW}h${(stopsOf(guide) - 1) * PITCH + 0.1}`}
            strokeDasharray={`0 ${PITCH}`}
          />
          <circle className={styles.end} cx={LEFT + stopsOf(guide) * PITCH} cy={EDGE + index * ROW} r="8" />
        </g>
      ))}
    </svg>
  );
}
