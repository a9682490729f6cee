import styles from '#components/picture.module.css';
import type { Report } from '#site/reports.ts';

const PITCH = 5;
const COLUMN = 150;
const WIDTH = 116;
const FLOOR = 270;

/** Number of reports that fit next to the heading. */
const MOST = 3;

/**
 * Renders the first reports as stacks, with a line per page. Decorative, because the cards below give the number of
 * pages.
 */
export function ReportsPicture({ reports }: { reports: readonly Report[] }) {
  return (
    <svg className={styles.picture} viewBox="0 0 430 276" width="430" aria-hidden="true">
      {reports.slice(0, MOST).map(({ id, pages }, index) => {
        const x = index * COLUMN + 4;
        return (
          <g key={id}>
            <path
              stroke="var(--control)"
              strokeLinecap="butt"
              d={`M${x + WIDTH / 2} ${FLOOR}v${-PITCH * (pages - 1)}`}
              strokeDasharray={`1.5 ${PITCH - 1.5}`}
              strokeWidth={WIDTH}
            />
            <path className={styles.marked} d={`M${x} ${FLOOR - PITCH * (pages - 1)}h${WIDTH}`} />
            <text
              className={styles.number}
              x={x + WIDTH / 2}
              y={FLOOR - pages * PITCH - 8}
              textAnchor="middle"
            >
              {pages}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
