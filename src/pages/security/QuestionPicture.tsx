import { dashesOf, dotPath, fieldOf, sizeOfField } from '#components/dots.ts';
import styles from '#components/picture.module.css';

const GRID = { columns: 6, pitch: 32, inset: 8 };

const SHEET = { width: 180, height: 104, above: 40 };

interface QuestionPictureProps {
  questions: number;
}

/**
 * Renders a dot for each question, and one for the visitor's own question, which leads to its answer. Decorative.
 */
export function QuestionPicture({ questions }: QuestionPictureProps) {
  const dots = fieldOf(questions + 1, GRID);
  const field = sizeOfField(dots.length, GRID);
  const found = dots[questions] ?? { x: 0, y: 0 };
  const height = Math.max(field.height, SHEET.height);
  const left = field.width + 72;
  const top = Math.max(1, Math.min(found.y - SHEET.above, height - SHEET.height - 1));
  const others = dots.filter((dot) => dot !== found);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${left + SHEET.width + 1} ${height}`}
      width={left + SHEET.width + 1}
      aria-hidden="true"
    >
      <path
        className={styles.dropped}
        d={dotPath(others, GRID.pitch)}
        strokeDasharray={dashesOf(GRID.pitch)}
      />
      <path className={styles.thread} d={`M${found.x} ${found.y}H${left}`} />
      <circle className={styles.own} cx={found.x} cy={found.y} r="9" />
      <rect className={styles.sheet} x={left} y={top} width={SHEET.width} height={SHEET.height} />
      <circle className={styles.end} cx={left} cy={found.y} r="4" />
      <path className={styles.marked} d={`M${left + 20} ${top + 24}h104`} />
      <path className={styles.lines} d={`M${left + 20} ${top + 46}h140m-140 18h122m-122 18h76`} />
    </svg>
  );
}
