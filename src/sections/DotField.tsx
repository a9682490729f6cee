import styles from './DotField.module.css';

const COLUMNS = 30;
const ROWS = 30;
const GAP = 16;

/** Which dots pass: a fixed pattern, few of many, more of them the further down the sieve. */
function passes(column: number, row: number): boolean {
  const spread = (column * 7 + row * 13 + column * row) % 29;
  return row > ROWS / 2 ? spread < 3 : spread === 0;
}

const middle = (index: number) => index * GAP + GAP / 2;

/** A line per row, whose dashes are dots; those that are kept lie on top. */
const all = Array.from(
  { length: ROWS },
  (_, row) => `M${middle(0)} ${middle(row)}h${(COLUMNS - 1) * GAP + 1}`,
);

const kept = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return passes(column, row) ? `M${middle(column)} ${middle(row)}h0` : '';
});

const paths = { all: all.join(''), kept: kept.join('') };

/** The motif of the house: a field of dots in which some are kept. Decorative. */
export function DotField({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.field} ${className}`}
      viewBox={`0 0 ${COLUMNS * GAP} ${ROWS * GAP}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.all} d={paths.all} strokeDasharray={`0 ${GAP}`} />
      <path className={styles.kept} d={paths.kept} />
    </svg>
  );
}
