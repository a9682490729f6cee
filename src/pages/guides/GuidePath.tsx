import styles from '#components/picture.module.css';
import type { Guide } from '#features/articles/model/italian.ts';

const PITCH = 38;
/** Space for half a stop (left) and for half an end (edge). */
const [LEFT, EDGE] = [4, 9];

/** Returns the number of parts of a guide, which are the headings in its text. */
const partsOf = ({ body }: Guide) =>
  body.filter((node) => Array.isArray(node) && (node[0] === 'h2' || node[0] === 'h3')).length;

/** Renders a guide as a path with a stop for each part. Decorative. */
export function GuidePath({ guide }: { guide: Guide }) {
  const stops = Math.max(partsOf(guide), 1);
  const width = stops * PITCH + LEFT + EDGE;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${2 * EDGE}`} width={width} aria-hidden="true">
      <path className={styles.thread} d={`M${LEFT} ${EDGE}h${stops * PITCH}`} />
      <path
        className={styles.dropped}
        d={`M${LEFT} ${EDGE}h${(stops - 1) * PITCH + 0.1}`}
        strokeDasharray={`0 ${PITCH}`}
      />
      <circle className={styles.end} cx={LEFT + stops * PITCH} cy={EDGE} r="8" />
    </svg>
  );
}
