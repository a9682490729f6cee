import { mark } from '#site/brand.ts';
import styles from './AboutPicture.module.css';

/** The sign of the house, large: a sieve, and what stays in it. Decorative: the page tells what it means. */
export function AboutPicture() {
  return (
    <svg className={styles.sign} viewBox={`0 0 ${mark.width} ${mark.height}`} aria-hidden="true">
      {mark.dots.map(({ x, y, r, kept }) => (
        <circle key={`${x} ${y}`} className={kept ? styles.kept : styles.dropped} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
