import { mark } from '#site/brand.ts';
import styles from './Mark.module.css';

/** The logo. Decorative: the name is next to it. */
export function Mark() {
  return (
    <svg
      viewBox={`0 0 ${mark.width} ${mark.height}`}
      width={mark.width}
      height={mark.height}
      aria-hidden="true"
    >
      {mark.dots.map(({ x, y, r, kept }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className={kept ? styles.kept : styles.dropped} />
      ))}
    </svg>
  );
}
