import { dashesOf, dotPath, fieldOf } from '#components/dots.ts';
import styles from '#components/picture.module.css';

/**
 * Documents per month of the first and the second plan. The third plan has no limit. Source: docs/site.md, section 9.
 */
const STARTER = 10;
const PROFESSIONAL = 50;
const FURTHER = 30;

const PITCH = 30;
const LEFT = 10;
const TOP = 12;
const dots = fieldOf(PROFESSIONAL + FURTHER, { columns: STARTER, pitch: PITCH, inset: 10 });
const rowsOf = (from: number, to: number) => dotPath(dots.slice(from, to), PITCH);
const END = LEFT + (STARTER - 1) * PITCH;

/**
 * Renders a dot per document, with the limits of the first and the second plan, and the third plan beyond.
 * Decorative.
 */
export function PricingPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 372 232" width="372" aria-hidden="true">
      <g strokeDasharray={dashesOf(PITCH)}>
        <path className={styles.kept} d={rowsOf(0, STARTER)} />
        <path className={styles.dropped} d={rowsOf(STARTER, PROFESSIONAL)} />
        <path className={styles.dropped} d={rowsOf(PROFESSIONAL, PROFESSIONAL + FURTHER)} opacity="0.4" />
      </g>
      <path
        className={styles.thread}
        d={`M${END + 12} ${TOP - 2}H330M${END + 12} ${TOP - 2 + 4 * PITCH}H330`}
      />
      <text className={styles.number} x="340" y={TOP + 4}>
        {STARTER}
      </text>
      <text className={styles.number} x="340" y={TOP + 4 + 4 * PITCH}>
        {PROFESSIONAL}
      </text>
    </svg>
  );
}
