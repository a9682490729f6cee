import styles from './DotField.module.css';

const COLUMNS = 30;
const ROWS = 30;
const GAP = 16;

/** Which dots pass: a fixed pattern, few of many, more of them the further down the sieve. */
function passes(column: number, row: number): boolean {
  const spread = (column * 7 + row * 13 + column * row) % 29;
  return row > ROWS / 2 ? spread < 3 : spread === 0;
}

/** The motif of the house: a field of dots in which some are kept. Decorative. */
export function DotField({ className = '' }: { className?: string | undefined }) {
  const dots = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    column: index % COLUMNS,
    row: Math.floor(index / COLUMNS),
  }));
  const path = (kept: boolean) =>
    dots
      .filter(({ column, row }) => passes(column, row) === kept)
      .map(({ column, row }) => `M${column * GAP + 8} ${row * GAP + 8}h0`)
      .join('');
  return (
    <svg
      className={`${styles.field} ${className}`}
      viewBox={`0 0 ${COLUMNS * GAP} ${ROWS * GAP}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.dropped} d={path(false)} />
      <path className={styles.kept} d={path(true)} />
    </svg>
  );
}
