import styles from '#components/picture.module.css';

/** Widths of the lines on a page of a deck. The marked line is the figure from which the demo starts. */
const lines = [150, 128, 144, 96, 150, 132, 118, 60].map((width, row) => ({ width, y: 52 + row * 22 }));
const MARKED = lines[4]?.y ?? 0;

/** Renders the visitor's own page next to Vaglio's analysis of one of its lines. Decorative. */
export function DemoPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 480 280" width="480" aria-hidden="true">
      <rect className={styles.sheet} x="10.5" y="20.5" width="200" height="250" />
      <rect className={styles.sheet} x=".5" y="10.500" width="200" height="250" />
      {lines.map(({ width, y }) => (
        <path key={y} className={y === MARKED ? styles.marked : styles.lines} d={`M24 ${y}h${width}`} />
      ))}
      <path
        className={styles.thread}
        d={`M174 ${MARKED}H240Q248 ${MARKED} 248 ${MARKED - 8}V92Q248 84 256 84H290`}
      />
      <circle className={styles.end} cx="174" cy={MARKED} r="4" />
      <rect className={styles.sheet} x="290.5" y="40.5" width="188" height="190" />
      <circle className={styles.end} cx="290.5" cy="84" r="4" />
      <path className={styles.marked} d="M310 84h74" />
      <path className={styles.lines} d="M310 112h148m-148 20h120m-120 20h136" />
      <path className={styles.dropped} d="M314 196h128.1" strokeDasharray="0 16" />
      <path className={styles.kept} d="M314 196h80.1" strokeDasharray="0 16" />
    </svg>
  );
}
