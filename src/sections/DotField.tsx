import styles from './DotField.module.css';

const COLUMNS = 30;
const ROWS = 30;

/** Which dots pass: a fixed pattern, few of many, more of them the further down the sieve. */
function passes(column: number, row: number): boolean {
  const spread = (column * 7 + row * 13 + column * row) % 29;
  return row > ROWS / 2 ? spread < 3 : spread === 0;
}

/** A line per row, whose dashes are dots, one apart; those that are kept lie on top. */
const all = Array.from({ length: ROWS }, (_, row) => `M0 ${row}h${COLUMNS}`).join('');

const kept = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return passes(column, row) ? `M${column} ${row}h0` : '';
}).join('');

/** The motif of the house: a field of dots in which some are kept. Decorative. */
export function DotField({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.field} ${className}`}
      viewBox={`-.5 -.5 ${COLUMNS} ${ROWS}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.all} d={all} strokeDasharray="0 1" />
      <path className={styles.kept} d={kept} />
    </svg>
  );
}
