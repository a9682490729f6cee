import { dashesOf, dotPath, fieldOf, sizeOfField } from '#sections/dots.ts';
import styles from '#sections/picture.module.css';

const GRID = { columns: 6, pitch: 32, inset: 8 };

/** A dot for each question; one is found, near the middle and next to the answer it leads to. Decorative. */
export function FaqPicture({ questions }: { questions: number }) {
  const dots = fieldOf(questions, GRID);
  const field = sizeOfField(questions, GRID);
  const found = dots[Math.floor(dots.length / 2 / GRID.columns) * GRID.columns + GRID.columns - 2] ?? {
    x: 0,
    y: 0,
  };
  const sheet = field.width + 72;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${sheet + 181} ${field.height}`}
      width={sheet + 181}
      aria-hidden="true"
    >
      <path className={styles.dropped} d={dotPath(dots, GRID.pitch)} strokeDasharray={dashesOf(GRID.pitch)} />
      <path className={styles.thread} d={`M${found.x} ${found.y}H${sheet}`} />
      <circle className={styles.end} cx={found.x} cy={found.y} r="9" />
      <rect className={styles.sheet} x={sheet} y={found.y - 40} width="180" height="104" />
      <circle className={styles.end} cx={sheet} cy={found.y} r="4" />
      <path className={styles.marked} d={`M${sheet + 20} ${found.y - 16}h104`} />
      <path className={styles.lines} d={`M${sheet + 20} ${found.y + 6}h140m-140 18h122m-122 18h76`} />
    </svg>
  );
}
