import { dashesOf, dotPath, fieldOf, sizeOfField } from '#components/dots.ts';
import styles from '#components/picture.module.css';
import { startupsLeft } from '#site/sample-content.ts';

const PITCH = 18;
const INSET = 6;
const GAP = 34;
const HEIGHT = 2 * INSET + 9 * PITCH;
const MIDDLE = HEIGHT / 2;

/** Number of columns of each step's field. */
const COLUMNS = [10, 5, 3, 1] as const;

let x = 0;
const fields = startupsLeft.map((count, step) => {
  const grid = { columns: COLUMNS[step] ?? 1, pitch: PITCH, inset: INSET };
  const { width, height } = sizeOfField(count, grid);
  const [left, top] = [x, (HEIGHT - height) / 2];
  x += width + GAP;
  const dots = fieldOf(count, grid).map((dot) => ({ x: dot.x + left, y: dot.y + top }));
  return { count, left, end: left + width, path: dotPath(dots, PITCH) };
});
const WIDTH = x - GAP;

/** Renders a hundred startups, and the number of startups left after each step, down to four memoranda. Decorative. */
export function Narrowing() {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} aria-hidden="true">
      {fields.map(({ count, left, path }, step) => (
        <g key={count}>
          {step > 0 && <path className={styles.thread} d={`M${left - GAP + 5} ${MIDDLE}h${GAP - 10}`} />}
          <path
            className={step === fields.length - 1 ? styles.kept : styles.dropped}
            d={path}
            strokeDasharray={dashesOf(PITCH)}
          />
        </g>
      ))}
    </svg>
  );
}
