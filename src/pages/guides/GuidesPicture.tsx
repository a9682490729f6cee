import type { Guide } from '#features/articles/model/italian.ts';
import styles from '#sections/picture.module.css';

const ROW = 52;
const PITCH = 38;
const LEFT = 10;

/** The number of parts of a guide: the headings in its text. */
const partsOf = ({ body }: Guide) =>
  body.filter((node) => Array.isArray(node) && (node[0] === 'h2' || node[0] === 'h3')).length;

/** A path for each guide, with as many stops as it has parts. Decorative. */
export function GuidesPicture({ guides }: { guides: readonly Guide[] }) {
  const ways = guides.map((guide, index) => ({
    slug: guide.slug,
    y: 14 + index * ROW,
    stops: Math.max(partsOf(guide), 1),
  }));
  const longest = Math.max(...ways.map(({ stops }) => stops));
  const width = LEFT + longest * PITCH + 40;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${ways.length * ROW - 18}`}
      width={width}
      aria-hidden="true"
    >
      {ways.map(({ slug, y, stops }) => (
        <g key={slug}>
          <path className={styles.thread} d={`M${LEFT} ${y}h${stops * PITCH}`} />
          <path
            className={styles.dropped}
            d={`M${LEFT} ${y}h${(stops - 1) * PITCH + 0.1}`}
            strokeDasharray={`0 ${PITCH}`}
          />
          <circle className={styles.end} cx={LEFT + stops * PITCH} cy={y} r="8" />
        </g>
      ))}
    </svg>
  );
}
