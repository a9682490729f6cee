import patterns from '#styles/patterns.module.css';
import styles from './SourceLines.module.css';

/*
 * Positions in the drawing, in pixels at the default font size. The drawing grows with the font size, as do the heights
 * in Dashboard.module.css and Sources.module.css. tests/e2e/hero.spec.ts compares them.
 */
const FIRST_ROW = 102;
const ROW = 60;
const MARK = { x: 70, y: 102 };
const CELL = { x: 56, y: 485 };
/** Radius of a line's corners. */
const RADIUS = 8;

/**
 * Renders the lines from a row of the list to the marked figure of the deck and to the row of the model, and a dashed line
 * that joins the figure and the row.
 */
export function SourceLines({ row }: { row: number }) {
  const start = FIRST_ROW + ROW * row;
  const path = ({ x, y }: typeof MARK) => {
    const turn = Math.sign(y - start) * RADIUS;
    return `M0 ${start}H20Q28 ${start} 28 ${start + turn}V${y - turn}Q28 ${y} 36 ${y}H${x}`;
  };
  return (
    <>
      <svg className={`${patterns.drawing} ${styles.lines}`} viewBox="0 0 80 590" aria-hidden="true">
        <path className={styles.first} pathLength="1" d={path(MARK)} />
        <path className={styles.second} pathLength="1" d={path(CELL)} />
        <path strokeWidth="7" d={`M0 ${start}h0M${MARK.x} ${MARK.y}h0M${CELL.x} ${CELL.y}h0`} />
      </svg>
      <span className={styles.bracket} />
    </>
  );
}
